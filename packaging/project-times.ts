import type { Reporter, TestModule } from 'vitest/node'

const minutes = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How long each project of tests took, added over all workers, and how long the whole took by the clock. */
export default class ProjectTimes implements Reporter {
  private from = 0

  onTestRunStart(): void {
    this.from = performance.now()
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const took = new Map<string, number>()
    for (const module of modules) {
      const { duration, collectDuration, setupDuration, prepareDuration, environmentSetupDuration } = module.diagnostic()
      const whole = duration + collectDuration + setupDuration + prepareDuration + environmentSetupDuration
      took.set(module.project.name, (took.get(module.project.name) ?? 0) + whole)
    }
    const each = [...took].sort(([, a], [, b]) => b - a).map(([name, time]) => `${name} ${minutes(time)}`)
    console.log(`Minutes by project, added over workers: ${each.join(', ')}. By the clock ${minutes(performance.now() - this.from)}.`)
  }
}

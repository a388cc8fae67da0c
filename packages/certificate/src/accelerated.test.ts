import { verify } from '@zug/checker'
import { expect, test } from 'vitest'
import { tournamentOf } from '../../engine/src/desk/tournament.ts'
import { opened, playRound } from '../../engine/src/testing/desk-steps.ts'
import { rulesOf } from '../../engine/src/testing/rules-of.ts'
import { run } from '../../engine/src/testing/run-commands.ts'
import { certificateOf, reportOf } from './of-round.ts'

/** At a desk an acceleration is a setting, of which a report has the name only. */
test.each(['baku', 'baku-paired'] as const)('C.04.7: each round of an event with %s has its certificate', (acceleration) => {
  const rules = { ...rulesOf('fide-dutch-2026'), acceleration } as ReturnType<typeof rulesOf>
  let desk = run(opened('fide-dutch-2026', 7, 12), { kind: 'change-settings', changes: { rules } })
  for (const round of [1, 2, 3, 4, 5]) {
    const before = tournamentOf(desk.state)
    desk = playRound(desk)
    const { boards } = desk.state.rounds[round - 1]!
    const certificate = certificateOf(before, { rulebook: 'fide-dutch-2026', round, boards, bye: null })
    expect(certificate).not.toBeNull()
    expect(verify(reportOf(before), certificate!)).toMatchObject({ ok: true })
  }
})

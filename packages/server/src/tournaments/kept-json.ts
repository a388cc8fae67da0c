import type { DeskState } from '@zug/engine'

/** Texts kept for one state; whoever asks for more of them has them made again. */
const most = 8
const kept = new WeakMap<DeskState, Map<string, string>>()

/** A large answer as JSON, made once for a state: a hall asks for the same one, and writing two megabytes takes longer than finding them. */
export const keptJson = (state: DeskState, name: string, make: () => unknown, headers: Readonly<Record<string, string>> = {}): Response => {
  const texts = kept.get(state) ?? new Map<string, string>()
  kept.set(state, texts)
  const text = texts.get(name) ?? JSON.stringify(make())
  texts.delete(name)
  texts.set(name, text)
  if (texts.size > most) texts.delete(texts.keys().next().value!)
  return new Response(text, { headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers } })
}

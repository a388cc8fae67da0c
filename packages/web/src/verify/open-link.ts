import type { PublishedStandings, ReceiptDocument, Request } from './protocol.ts'

export type Link = {
  readonly tournament: string
  readonly round: number | null
  readonly receipt: string | null
  readonly origin: string | null
}

/** `/t/demo/round/4`, `#/t/demo`, `/t/demo/round/4/5a77…` for a receipt that was withdrawn, or the whole address of such a page. */
export const parseLink = (text: string): Link | null => {
  const match =
    /^(https?:\/\/[^/]+)?(?:\/verify)?#?\/t\/([a-z0-9][a-z0-9-]{0,59})(?:\/round\/(\d{1,4})(?:\/([0-9a-f]{8,64}))?)?(?:[/?#].*)?$/.exec(
      text.trim(),
    )
  if (match === null) return null
  const [, origin = null, tournament, round, receipt = null] = match
  return { tournament: tournament!, round: round === undefined ? null : Number(round), receipt, origin }
}

const json = async <T>(address: string): Promise<T | null> => {
  const response = await fetch(address)
  return response.ok ? ((await response.json()) as T) : null
}

/** What the desk gives out about a round, or about all rounds of an event with its standings; null when nothing is published there. */
export const fetchReceipts = async ({ tournament, round, receipt }: Link): Promise<Request | null> => {
  const api = `/api/tournaments/${tournament}`
  const view = round === null ? await json<{ rounds: readonly { round: number }[] }>(`${api}?as=public`) : null
  const rounds = round === null ? (view?.rounds ?? []).map((entry) => entry.round) : [round]
  const documents: ReceiptDocument[] = []
  for (const number of rounds) {
    const document = await json<ReceiptDocument>(
      `/t/${tournament}/round/${number}/receipt.json${receipt === null ? '' : `?receipt=${receipt}`}`,
    )
    if (document !== null) documents.push(document)
  }
  if (documents.length === 0) return null
  if (round !== null) return { kind: 'receipts', documents, export: null, standings: null }
  const exported = await fetch(`${api}/export/json?as=public`)
  const standings = await json<PublishedStandings & { readonly of?: string }>(`${api}/standings?as=public`)
  const ranked = standings !== null && standings.round > 0 && standings.of !== 'teams'
  return { kind: 'receipts', documents, export: exported.ok ? await exported.text() : null, standings: ranked ? standings : null }
}

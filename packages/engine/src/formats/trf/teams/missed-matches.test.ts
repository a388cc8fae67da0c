import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asMembersPlayed } from '../../../model/member-outcomes.ts'
import type { Tournament } from '../../../model/tournament.ts'
import { parseTrf } from '../read.ts'
import { makeTrf } from '../write.ts'

const read = (text: string): Tournament => {
  const parsed = parseTrf(text)
  if (!parsed.ok) throw new Error(`${JSON.stringify(parsed.error.slice(0, 3))}\n${text}`)
  return parsed.value.tournament
}
const written = (tournament: Tournament): string => makeTrf(tournament, { dialect: 'trf26', lineEnd: '\n' }).text

describe('TRF26, as the sample of FIDE has matches that a team missed: a sign in every cell, and 300 beside 330', () => {
  const text = readFileSync(new URL('../fixtures/trf26-teams-missed.trf', import.meta.url), 'utf8')

  test('who came has a full point, and 300 says who it was where they did not sit as listed', () => {
    const { teams, players } = read(text)
    const rounds = teams!.map(({ outcomes }) => outcomes)
    expect(rounds[1]![1]).toEqual({ kind: 'forfeit', opponent: 4, colour: 'white', result: 'win', lineUp: [9, 3] })
    expect(rounds[3]![1]).toEqual({ kind: 'forfeit', opponent: 2, colour: 'black', result: 'loss' })
    expect(rounds[0]![2]).toEqual({ kind: 'forfeit', opponent: 2, colour: 'white', result: 'loss' })
    // The matches tell every game, so that no member needs one of his own.
    expect(players.every(({ outcomes }) => outcomes.length === 0)).toBe(true)
    const told = new Map(asMembersPlayed(read(text)).players.map(({ id, outcomes }) => [id as number, outcomes[1]!]))
    const full = { kind: 'bye', bye: 'full-point' }
    expect([3, 4, 9, 7].map((id) => told.get(id))).toEqual([full, { kind: 'absent' }, full, { kind: 'absent' }])
  })

  test('what is written has the same cells, so that other programs find the games of every match', () => {
    const again = written(read(text))
    const cells = (of: string) =>
      of
        .split(/\r?\n/)
        .filter((line) => line.startsWith('001'))
        .map((line) => [line.slice(80, 84), line.slice(91).trimEnd()])
    expect(cells(again)).toEqual(cells(text))
    expect(again).toContain('300 002 002 004 0009 0003')
    expect(read(again)).toEqual(read(text))
  })

  test.each([
    ['by name', '   7 w +', '   3 b -'],
    ['blank', '        ', '        '],
  ])('members who are told %s', (_, came, away) => {
    const other = text
      .split('\r\n')
      .map((line) => (/^001 {4}[3]/.test(line) ? line.slice(0, 101) + came + line.slice(109) : line))
      .map((line) => (/^001 {4}[7]/.test(line) ? line.slice(0, 101) + away + line.slice(109) : line))
      .map((line) => (/^001 {4}3/.test(line) && came.trim() === '' ? line.replace(' 1.0 ', ' 0.0 ') : line))
      .join('\r\n')
    expect(read(other).teams).toEqual(read(text).teams)
    expect(read(written(read(other)))).toEqual(read(other))
  })

  test('a game that was played in it is a conflict, and so is a line-up against others', () => {
    const played = text.replace(/^(001 {4}3.{93})0000 - \+/m, '$1   7 w 1').replace(/^(001 {4}7.{93})0000 - -/m, '$1   3 b 0')
    expect(played).not.toBe(text)
    expect(parseTrf(played)).toMatchObject({ ok: false, error: [{ code: 'line-ups-conflict' }, {}] })
    const others = text.replace('300   2   2   4', '300   2   2   3')
    expect(parseTrf(others)).toMatchObject({ ok: false, error: [{ code: 'line-ups-conflict' }] })
  })
})

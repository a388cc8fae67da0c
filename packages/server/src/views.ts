import type { Routes } from './endpoints.ts'
import type { AnswerOf, PathsOf } from './http/routes.ts'

/** What the API takes and answers, as types for those who ask it: each follows from the schemas of its route. */
export type { Routes } from './endpoints.ts'
export type { AnswerOf, AskedOf, BodyOf, Method, PathsOf } from './http/routes.ts'
export type { LastStep, Progress } from './http/steps.ts'

type Got<Path extends PathsOf<Routes, 'GET'>> = AnswerOf<Routes, 'GET', Path>
type Sent<Path extends PathsOf<Routes, 'POST'>> = AnswerOf<Routes, 'POST', Path>

/** A tournament as everybody may see it, or as the desk does. */
export type PublicView = Exclude<Got<'/tournaments/{tournament}'>, { readonly draft: unknown }>
export type DeskView = Extract<Got<'/tournaments/{tournament}'>, { readonly draft: unknown }>
export type Summary = Got<'/tournaments'>['tournaments'][number]
export type Sections = Got<'/tournaments/{tournament}/sections'>
export type HistoryView = Got<'/tournaments/{tournament}/history'>
export type CommandDone = Sent<'/tournaments/{tournament}/commands'>
export type RulebookList = Got<'/rulebooks'>
export type RoundProjection = Got<'/tournaments/{tournament}/projection'>
export type PlayerProjection = Got<'/tournaments/{tournament}/players/{player}/projection'>

export type HallView = Got<'/tournaments/{tournament}/hall'>
export type Level = HallView['show']['rounds'][number]['level']
export type ScreenView = HallView['screens'][number]['views'][number]
export type ViewKind = ScreenView['kind']

export type StandingsAnswer = Got<'/tournaments/{tournament}/standings'>
export type StandingsLine = StandingsAnswer['rows'][number]
export type WorkingAnswer = Got<'/tournaments/{tournament}/standings/{player}'>
export type BoardsAnswer = Got<'/tournaments/{tournament}/standings/boards'>
export type CrosstableAnswer = Got<'/tournaments/{tournament}/crosstable'>
export type WallChartAnswer = Got<'/tournaments/{tournament}/wall-chart'>
export type CardAnswer = Got<'/tournaments/{tournament}/players/{player}/card'>
export type PrizesAnswer = NonNullable<Got<'/tournaments/{tournament}/prizes'>['list']>
export type RatingsAnswer = NonNullable<Got<'/tournaments/{tournament}/ratings'>['ratings']>
export type PlayerRatingAnswer = NonNullable<Got<'/tournaments/{tournament}/players/{player}/rating'>['rating']>
export type NormsAnswer = NonNullable<Got<'/tournaments/{tournament}/norms'>['norms']>
export type PlayerNormsAnswer = NonNullable<Got<'/tournaments/{tournament}/players/{player}/norms'>['norms']>
export type RoundSeen = Got<'/tournaments/{tournament}/rounds/{round}/seen'>
export type WhyAnswer = Got<'/tournaments/{tournament}/rounds/{round}/why'>

export type ReadLines = Sent<'/tournaments/{tournament}/imports'>
export type ImportLine = ReadLines['lines'][number]
export type LineField = keyof ImportLine['cells']
export type ImportPreview = Sent<'/imports/preview'>
export type BackupComparison = Sent<'/backups/preview'>
export type Template = Got<'/templates'>['templates'][number]
export type Twin = Sent<'/tournaments/{tournament}/twins'>['twins'][number]

export type ListMatch = Got<'/lists/find'>['found'][number]

export type RatingList = Got<'/lists'>['lists'][number]
export type ListUpload = Got<'/lists/uploads/{upload}'>
export type ListPreview = Extract<ListUpload['state'], { readonly stage: 'ready' }>['preview']
export type ListVerdict = Sent<'/tournaments/{tournament}/matches'>['matches'][number]
export type ListCandidate = ListVerdict['candidates'][number]

export type Me = Got<'/me'>
export type Access = Got<'/tournaments/{tournament}/access'>
export type Role = Access['members'][number]['role']
export type LinkShown = Sent<'/tournaments/{tournament}/links'>

/** What is found in files, as it is told. */
export type { DeskIssue, ToldIssue } from './exchange/issues.ts'

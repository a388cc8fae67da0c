/** `@zug/engine/pairing`: rounds made and rounds judged. The rulebooks, the referee, and rounds as files record them. */
export { type CheckListRow, checkListArticles, checkListOf } from '../pairing/check-list.ts'
export { checkRound, type KnownToReferee, type RefereedBracket, type RefereeReport } from '../pairing/check-round.ts'
export {
  eventTraits,
  isColourless,
  isRulebookId,
  pairsTeams,
  rulebookIds,
  rulebookInForce,
  rulesDeclared,
} from '../pairing/description-of.ts'
export { diagnoseRound, type RecordedRound } from '../pairing/diagnose-round.ts'
export { causeOf, type Diagnosis, type Fault as DiagnosedFault } from '../pairing/diagnosis.ts'
export type { OpenReading } from '../pairing/open-reading.ts'
export { pairRound } from '../pairing/pair-round.ts'
export type { AnyRules, Draw, Offer, PairingSystem, RoundsAdvice, StepEvent, Under } from '../pairing/pairing-system.ts'
export * from '../pairing/record/index.ts'
export type { Board, NoLegalPairing, PairingAnswer, RoundNotPaired, RoundPairing } from '../pairing/round-pairing.ts'
export {
  asDeclared,
  entrantsOf,
  namedRulebook,
  rulebookById,
  rulebookOf,
  rulebooks,
  rulebookTaken,
  type StepOf,
} from '../pairing/rulebook-of.ts'
export type { SettingField } from '../pairing/setting-field.ts'
export type { Traits } from '../pairing/traits.ts'
export { type GivenResult, withResults } from '../pairing/with-results.ts'
export { withRound } from '../pairing/with-round.ts'
export { type Article, registry } from '../rulebook/article.ts'
export * from '../rulebook/baku-acceleration/index.ts'
export { type BakuVariant, bakuVariants } from '../rulebook/baku-acceleration/variant.ts'
export * from '../rulebook/cfc/index.ts'
export {
  type Adjudication,
  type CfcSettings,
  type CfcVariation,
  cfcVariations,
  defaultCfcSettings,
  exclusiveCfcVariations,
} from '../rulebook/cfc/rules.ts'
export * from '../rulebook/cfc-team/index.ts'
export { inferInitialColour, initialColourOf } from '../rulebook/fide-dutch/initial-colour.ts'
export { type DutchSettings, type Parity, parities } from '../rulebook/fide-dutch/rules.ts'
export { type Reading1998, readings1998 } from '../rulebook/fide-dutch-1998/rules.ts'
export * from '../rulebook/round-robin/index.ts'
export {
  defaultRoundRobinSettings,
  type RoundRobinNumbers,
  type RoundRobinSettings,
  roundRobinNumbers,
  settingsOf as roundRobinSettingsOf,
} from '../rulebook/round-robin/rules.ts'
export {
  type PassedOver as SsmPassedOver,
  type SsmEvent,
  type SsmStanding,
  ssmStandings,
  stepsOf as ssmSteps,
} from '../rulebook/ssm/index.ts'
export {
  defaultSsmSettings,
  type RestrictedBy,
  type RestrictedPairing,
  restrictedBys,
  type SsmSettings,
  settingsOf as ssmSettingsOf,
} from '../rulebook/ssm/rules.ts'
export { adoptedRules, declaredOver, type EventTraits, traitsUnder } from '../rulebook/under-rules.ts'

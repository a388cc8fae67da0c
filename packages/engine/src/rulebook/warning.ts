import type { Place } from '../model/issues/issues-of.ts'
import type { RulebookWarning, RulebookWarningData } from '../model/issues/rulebook.ts'

/** What a rulebook says of the settings it was given: the article, and what words it. */
export const warning = <Code extends RulebookWarning['code']>(
  code: Code,
  told: Place & { readonly article: string } & RulebookWarningData[Code],
): RulebookWarning => ({ source: 'rulebook', code, severity: 'warning', ...told }) as unknown as RulebookWarning

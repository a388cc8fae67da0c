/** As much of the settings as says where the clocks are. */
export type Timed = { readonly schedule?: { readonly timeZone: string } | null | undefined }

/** The time zone of the event, where one is said; else the desk's own. */
export const zoneOf = ({ schedule }: Timed): string | undefined => schedule?.timeZone || undefined

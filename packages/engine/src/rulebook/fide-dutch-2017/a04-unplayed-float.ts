/** FIDE Dutch 2017, A.4.b: whoever does not play, for whatever reason, gets a downfloat. */
export const unplayedFloatsDown = (): boolean => true

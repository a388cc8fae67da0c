/** FIDE's code of each federation that is a country, by the two letters of ISO 3166; after a stroke the three letters, where they differ from FIDE's. */
const codes =
  'AD:AND AE:UAE/ARE AF:AFG AG:ANT/ATG AL:ALB AM:ARM AO:ANG/AGO AR:ARG AT:AUT AU:AUS AW:ARU/ABW AZ:AZE BA:BIH BB:BAR/BRB BD:BAN/BGD BE:BEL BF:BUR/BFA BG:BUL/BGR BH:BRN/BHR BI:BDI BM:BER/BMU BN:BRU BO:BOL BR:BRA BS:BAH/BHS BT:BHU/BTN BW:BOT/BWA BY:BLR BZ:BIZ/BLZ CA:CAN CD:COD CF:CAF CG:CGO/COG CH:SUI/CHE CI:CIV CL:CHI/CHL CM:CMR CN:CHN CO:COL CR:CRC/CRI CU:CUB CV:CPV CY:CYP CZ:CZE DE:GER/DEU DJ:DJI DK:DEN/DNK DM:DMA DO:DOM DZ:ALG/DZA EC:ECU EE:EST EG:EGY ER:ERI ES:ESP ET:ETH FI:FIN FJ:FIJ/FJI FO:FAI/FRO FR:FRA GA:GAB GD:GRN/GRD GE:GEO GG:GCI/GGY GH:GHA GM:GAM/GMB GQ:GEQ/GNQ GR:GRE/GRC GT:GUA/GTM GU:GUM GY:GUY HK:HKG HN:HON/HND HR:CRO/HRV HT:HAI/HTI HU:HUN ID:INA/IDN IE:IRL IL:ISR IM:IOM/IMN IN:IND IQ:IRQ IR:IRI/IRN IS:ISL IT:ITA JE:JCI/JEY JM:JAM JO:JOR JP:JPN KE:KEN KG:KGZ KH:CAM/KHM KM:COM KN:SKN/KNA KR:KOR KW:KUW/KWT KY:CAY/CYM KZ:KAZ LA:LAO LB:LBN LC:LCA LI:LIE LK:SRI/LKA LR:LBR LS:LES/LSO LT:LTU LU:LUX LV:LAT/LVA LY:LBA/LBY MA:MAR MC:MNC/MCO MD:MDA ME:MNE MG:MAD/MDG MK:MKD ML:MLI MM:MYA/MMR MN:MGL/MNG MO:MAC MR:MTN/MRT MT:MLT MU:MRI/MUS MV:MDV MW:MAW/MWI MX:MEX MY:MAS/MYS MZ:MOZ NA:NAM NE:NIG/NER NG:NGR/NGA NI:NCA/NIC NL:NED/NLD NO:NOR NP:NEP/NPL NR:NRU NZ:NZL OM:OMA/OMN PA:PAN PE:PER PG:PNG PH:PHI/PHL PK:PAK PL:POL PR:PUR/PRI PS:PLE/PSE PT:POR/PRT PW:PLW PY:PAR/PRY QA:QAT RO:ROU RS:SRB RU:RUS RW:RWA SA:KSA/SAU SB:SOL/SLB SC:SEY/SYC SD:SUD/SDN SE:SWE SG:SGP SI:SLO/SVN SK:SVK SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR SS:SSD ST:STP SV:ESA/SLV SY:SYR SZ:SWZ TD:CHA/TCD TG:TOG/TGO TH:THA TJ:TJK TL:TLS TM:TKM TN:TUN TR:TUR TT:TTO TW:TPE/TWN TZ:TAN/TZA UA:UKR UG:UGA US:USA UY:URU/URY UZ:UZB VC:VIN/VCT VE:VEN VG:IVB/VGB VI:ISV/VIR VN:VIE/VNM VU:VAN/VUT XK:KOS YE:YEM ZA:RSA/ZAF ZM:ZAM/ZMB ZW:ZIM/ZWE'
/** Names that are no country's, or other ones than Unicode has. */
const others =
  'ENG:England,Angleterre SCO:Scotland,Schottland,Écosse WLS:Wales,Pays de Galles USA:United States of America,Vereinigte Staaten von Amerika,États-Unis d’Amérique NED:Holland,The Netherlands,Hollande CZE:Czech Republic,Tschechische Republik,République tchèque TUR:Turkey,Turquie MKD:Macedonia,Mazedonien,Macédoine SVK:Slovak Republic BIH:Bosnia and Herzegovina,Bosnien und Herzegowina RUS:Russian Federation BLR:Weißrussland,Biélorussie MDA:Moldawien KOR:Korea,Corée'
/** Letters on the plates of cars, where they are no two letters of ISO 3166. */
const plates = 'AUT:A BEL:B ESP:E FRA:F GER:D HUN:H ITA:I LIE:FL LUX:L NOR:N POR:P SWE:S SLO:SLO'
const languages = ['en', 'de', 'fr']

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

let known: ReadonlyMap<string, string> | null = null
const byText = (): ReadonlyMap<string, string> => {
  if (known !== null) return known
  const made = new Map<string, string>()
  const names = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
  for (const [, two, code, three] of codes.matchAll(/(\w\w):(\w{3})(?:\/(\w{3}))?/g))
    for (const text of [three ?? code!, ...names.map((name) => name.of(two!) ?? '')]) made.set(plain(text), code!)
  for (const [, code, list] of `${others} ${plates}`.matchAll(/(\w{3}):(.+?)(?= \w{3}:|$)/g))
    for (const text of list!.split(',')) made.set(plain(text), code!)
  // What is FIDE's own code is that, also where ISO has it for another country, as BRN.
  for (const code of [...made.values()]) made.set(plain(code), code)
  known = made
  return made
}

/**
 * FIDE's code of a federation, where a country is named by what people write in a form: FIDE's code in either case, the three letters of ISO, or its name in
 * English, German or French. Anything else stays as it is; so do two letters, which may as well be a canton or a Land.
 */
export const readFederation = (text: string): string => (text === '' ? '' : (byText().get(plain(text)) ?? text))

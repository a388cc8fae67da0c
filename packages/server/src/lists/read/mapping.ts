/** What a column of a national list can be. */
export const listFields = [
  'id',
  'fideId',
  'name',
  'last',
  'first',
  'rating',
  'games',
  'k',
  'rapid',
  'blitz',
  'title',
  'federation',
  'birth',
  'sex',
  'club',
  'inactive',
] as const
export type ListField = (typeof listFields)[number]

/** Which heading of a list is which field, as a person confirmed it. `federation` may be one for all, as a value after `=`. */
export type Mapping = { readonly columns: Readonly<Partial<Record<ListField, string>>>; readonly federation: string }

/** Headings of lists seen so far, in small letters without signs, blanks, points and hyphens. A national rating goes before an Elo beside it, which is FIDE's. */
const known: Readonly<Record<ListField, readonly string[]>> = {
  id: 'id,nationalid,natid,nationalno,memberid,member,membernumber,membernr,memberno,playerno,nationalnumber,cfc,cfc#,cfcid,pkz,spielernummer,spnr,mglnr,mitgliedsnummer,mitgliedsnr,mitgliednummer,mitgliednr,zps,code,codejoueur,nrffe,licence,numero,numeroffe,ident,identnummer,playerid,ecfcode,uscfid,no,nr,nummer,number'.split(
    ',',
  ),
  fideId: 'fideid,idfide,fide#,fideno,fidenummer,fidenumber,fidecode,fide,codefide,numerofide,fideidnumber,fideidno'.split(','),
  name: 'name,player,playername,spieler,spielername,nom,joueur,fullname,nomprenom,nomcomplet,namevorname,lastnamefirstname,nachnamevorname'.split(
    ',',
  ),
  last: 'last,lastname,surname,familyname,nachname,familienname,zuname,nomdefamille,nomfamille'.split(','),
  first: 'first,firstname,givenname,forename,vorname,prenom'.split(','),
  rating:
    'rating,standard,standardrating,regular,dwz,nwz,cfcrating,national,nationalrating,fuhrungsliste,elonational,wertung,wertungszahl,ratingnat,rtgnat,natrating,elo,rtg,srtng,eloclassique,currentrating'.split(
      ',',
    ),
  games: 'games,gms,sgm,partien,parties,index,dwzindex'.split(','),
  k: 'k,kfactor,sk,kfaktor'.split(','),
  rapid: 'rapid,rapidrating,quick,quickrating,active,activerating,schnellschach,rapide,elorapide,rrtng'.split(','),
  blitz: 'blitz,blitzrating,eloblitz,brtng'.split(','),
  title: 'title,tit,titel,titre,fidetitle,fidetitel'.split(','),
  federation: 'federation,fed,country,land,nation,nationality,nationalitat,pays,foderation,verband'.split(','),
  birth:
    'birth,born,bday,birthday,birthdate,dateofbirth,yearofbirth,birthyear,year,annee,jahr,geburtsdatum,geburtsjahr,geboren,jahrgang,naissance,datedenaissance,anneedenaissance,neele,nele,gebdatum,gebjahr,geb,dob,yob'.split(
      ',',
    ),
  sex: 'sex,gender,geschlecht,sexe,mf,mw'.split(','),
  club: 'club,verein,vereinsname,clubname,cercle,nomclub'.split(','),
  inactive: 'inactive,flag,status,inaktiv,inactif'.split(','),
}

const bare = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9#]/g, '')

/** What the headings most likely are; a person looks at it before it counts. A field takes the first heading that fits, a heading is of one field. */
export const proposeMapping = (headings: readonly string[]): Mapping => {
  const taken = new Set<string>()
  const columns: Partial<Record<ListField, string>> = {}
  // With a last and a first name, a heading "nom" or "name" is the last one.
  const parted =
    headings.some((heading) => known.first.includes(bare(heading))) && !headings.some((heading) => known.last.includes(bare(heading)))
  for (const field of listFields) {
    const words = field === 'last' && parted ? [...known.last, ...known.name] : field === 'name' && parted ? [] : known[field]
    const heading = words.map((word) => headings.find((one) => !taken.has(one) && bare(one) === word)).find((one) => one !== undefined)
    if (heading === undefined) continue
    taken.add(heading)
    columns[field] = heading
  }
  return { columns, federation: '' }
}

/** What must be there before a list can be searched. */
export const missingOf = ({ columns }: Mapping): readonly string[] => [
  ...(columns.name === undefined && columns.last === undefined ? ['name'] : []),
  ...(columns.id === undefined && columns.fideId === undefined ? ['id'] : []),
]

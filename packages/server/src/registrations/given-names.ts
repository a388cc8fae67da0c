import { plain, sound } from '../lists/fold.ts'

/**
 * One given name a line: its short forms, and how other alphabets are transliterated. A short form may stand in several lines. Translations are other names: Hans
 * Müller is not Jean Müller.
 */
const variants = `
albert bert al
alexander aleksandr alexandr aleksander oleksandr aliaksandr alexandros aleksandar alex alec alek sasha sascha sandro xander lex
alexandra aleksandra oleksandra alex sasha sascha sandra lexi
alexey alexei aleksey aleksei oleksiy oleksii aliaksei alyosha
alfred fred alf fredi freddy
alois aloys loisl
anatoly anatoli anatolij anatoliy anatolii
anastasia anastasiia anastasiya nastya
andrew andy drew
andreas andi andy andres res
andrei andrey andrej andriy andrii
anthony tony
anton toni antonin
antonio toni tony
antonia toni
angelika geli
arkady arkadij arkadi arkadiy arkadii
arthur artur
artem artiom artyom artemy
barbara babs barbi
benedikt benedict bene
benjamin ben benny benni benji
bernhard bernd berni bernie
bogdan bohdan
catherine katherine kate kathy cathy katie
charles charlie charly chuck
charlotte lotte lotti
christian kristian chris
christina kristina chris tina
christine kristine chris tine
christoph christof kristof chris
christopher chris topher
claudius claude
clemens klemens
cornelia conny nelly
daniel danila danil daniil danylo dan danny dani
daniela danielle dani
david dave davy
deborah debora debbie deb
denis dennis denys
dieter didi
dietrich dieter
dmitry dmitri dmitrij dmitriy dmitrii dimitri dimitry dimitrij dmytro dzmitry dima mitja
dominik dominic dominique domi
dorothea dorothee thea doro dora
eberhard ebi
edmund ed eddie
eduard edward ed eddy edi eddie ted
ekaterina jekaterina yekaterina katerina kateryna katia katja katya
elena jelena yelena olena lena
elisabeth elizabeth lisa lise liz lizzie beth betty sissi elsbeth bettina lisbeth elsa else
emanuel emmanuel manuel manu
eric erik erich
ernst erni
eugen gene
evgeny evgeni evgenij evgeniy evgenii yevgeny yevgeni yevgenii jewgeni jewgenij jevgeni yevhen yevhenii ievgen eugene
evgenia evgeniya jewgenia yevgenia yevheniia
fabian fabi
ferdinand ferdi ferdl
florian flo flori
franziska francesca fränzi franzi
francesco franco
francis frank
franz franzl
frederick fred freddy fredrick
frederic fred
friedrich fritz fredi friedl
gabriele gaby gabi
gabriela gaby gabi
georg schorsch jörg
georgios giorgos yorgos georgos
georgy georgi georgij georgiy
gerald gerry gerd
gerhard gerd geri gert
gertrud trudi trude gerti traudl
giovanni gianni nino
giuseppe beppe peppe pino
gottfried godi gotti
gregory greg
gregor gregi
grigory grigori grigorij grigoriy hryhoriy hryhorii
günter günther guenter guenther
gustav gusti
hans hansi hannes
harald harry
hartmut hardy
heinrich heinz heiri heiner heini
helmut helmuth heli
henry hank harry
herbert herb bert
hermann männi
hildegard hilde hilda
ignatius ignaz
igor ihor
ilya ilja ilia illia
ingeborg inge
irina iryna ira
isabel isabella isabelle bella isa
jacob jakob jake köbi joggi
jacqueline jacky jackie
james jim jimmy jamie
jennifer jenny jen
jeremias jeremy jerry
joachim jochen achim
johann johannes hannes hans
john johnny jack
jonathan jon jonny
joseph joe joey
josef sepp seppi jupp pepi
joshua josh
judith judy
juliane jule jula
julia jule yulia yuliya iuliia julija
karl carl kalle
katharina kathrin katrin kathi käthe
kenneth ken kenny
khristina hristina
konrad conrad conny konni
konstantin constantin kostya costa
konstantinos constantinos kostas costas
kurt curt
lawrence larry laurence
leonhard leonard leo leon len lenny
leonid leo
leopold poldi leo
lorenz lenz
louise louisa lou
ludmila lyudmila liudmila ljudmila
ludwig wiggerl lutz
luis lucho
lukas lucas luki luke luc
magdalena magda lena leni
manfred mani fred manni
manuela manu ela
margaret maggie meg peggy
margarete margrit margaretha gretel grete greta gritli
maria mariya mariia mariya marija mia mitzi
marcus markus marc mark
martin tinu
martina tina
matthew matt
matthias mathias hias matti
maxim maksim maksym max
maximilian max maxi
michael mike mick michi michel
mikhail michail mykhailo mikhail misha mischa
miroslav mirko
monika monica moni
natalia natalie natalja nataliya nataliia natasha natascha
nathaniel nathan nat nate
nicholas nick nicky nicolas
nikolai nikolay nikolaj nikolaus mykola kolja
nikolaus niklaus klaus claus niklas nicolas niki nick
nikolaos nikos
norbert nobbi bert
oleg oleh
olga olha
oliver oli olli ollie
oskar oscar ossi
patricia patrizia pat patty trish
patrick patrik pat paddy
pavel pavlo pawel
peter pete
peter petr pyotr piotr petro pjotr
philipp philip philippe phil fips
rafael raphael rafi raffi
raimund raymund
raymond ray
rebecca rebekka becky
reinhard reini
reinhold reini
renate reni
richard rick ricky rich dick richi
robert bob rob bobby robbie röbi robi
roland roli
ronald ron ronny ronnie
rosemarie rosi rosmarie
rosa rosi
rudolf rudolph rudi ruedi rolf
ruslan rus
samuel sam sammy sämi
sandra sandy
sebastian basti bastian
semyon semen semjon
sergey sergei sergej serhii serhiy serguei siarhei sergii sergiy
siegfried sigi siggi
stanislav stanislaw stan stas
stefan stephan steff
stephen steven steve
stepan stipan
stefanie stephanie steffi steph
susanne susanna susan susi susie sue sanni
svetlana swetlana svitlana sveta
tatiana tatjana tatyana tetiana tanja tanya tania
terence terry
theodor theodore theo ted teddy
fyodor fedor fjodor fiodor fedir
theresa therese teresa resi terry
thomas tom tommy thom
timothy tim timmy
tobias tobi toby
ulrich ueli uli ulli
ulrike uli ulli rike
ursula uschi ulla ursi urschi
vadim wadim vadym
valentin vali
valery valeri valerij valeriy valerii waleri
vasily vasili vassily vasilij vasyl wassili
vasilios vassilios vasilis
veronika veronica vroni vreni verena
victor viktor vic
victoria viktoria viktoriia viktoriya vicky vika
vincent vinzenz vince
vitaly vitali vitalij vitalii vitaliy witali
vladimir wladimir volodymyr uladzimir vlad vova
vladislav wladislaw vladyslav vlad uladzislau
volker volki
walter walther wälti walti
werner wernher
wilhelm willi willy wim
william bill will willy billy liam
wolfgang wolf wolfi
xaver xaverl
yaroslav jaroslav jaroslaw iaroslav
yuri juri yury jurij iouri yurii yuriy iurii
`

/** By how each name sounds, the lines that have it. */
const linesOf = new Map<string, Set<number>>()
for (const [at, line] of variants.trim().split('\n').entries())
  for (const name of line.split(' ')) {
    const heard = sound(plain(name))
    linesOf.set(heard, (linesOf.get(heard) ?? new Set()).add(at))
  }

/** Whether two words, as `plain` gives them, are forms of one given name. */
export const areForms = (a: string, b: string): boolean => {
  const [of, others] = [linesOf.get(sound(a)), linesOf.get(sound(b))]
  return of !== undefined && others !== undefined && [...of].some((line) => others.has(line))
}

/** Three letters or more of a name that has at least three more. A feminine ending makes another name: Paul is no short form of Pauline. */
export const isShortFor = (short: string, long: string): boolean =>
  short.length > 2 && long.length - short.length > 2 && long.startsWith(short) && !/(?:a|e)$/.test(long)

/** The last letter tells names apart that are alike otherwise: Mario and Maria, Simon and Simone, Christian and Christina. A silent h does not: Sara, Sarah. */
export const haveOtherEndings = (a: string, b: string): boolean => a.replace(/h$/, '').at(-1) !== b.replace(/h$/, '').at(-1)

import type { Locale } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { countOf, times } from '../../language/attack-words.ts'
import { figureList, figureName, weaponName } from '../../language/card-name.ts'

const ATTACK = 'Resolving an attack'
const ABILITIES = 'Weapon abilities'

type DeclareFault =
  | 'noLineOfSight'
  | 'sameSide'
  | 'unknownFigure'
  | 'attackerDown'
  | 'targetGone'
  | 'noTarget'
  | 'areaOfCog'
type WeaponFault = 'missing' | 'notHeld' | 'grenade' | 'locust'
type Parts = { defence: number; cover: number; range: number; dodge: number; other: number }

/** How many omens of an ability that cannot be left out count; it may allow fewer than were rolled. */
function mandatory(used: number, omens: number, locale: Locale): string {
  if (used < omens) {
    return {
      en: `it counts ${times(used, 'en')}, whatever the number of omens`,
      es: `cuenta ${times(used, 'es')}, sea cual sea el número de augurios`,
    }[locale]
  }
  if (omens === 1) return { en: 'the omen counts', es: 'el augurio cuenta' }[locale]
  return {
    en: `each of the ${countOf(omens, 'omen', 'en')} counts`,
    es: `cuenta cada uno de los ${countOf(omens, 'omen', 'es')}`,
  }[locale]
}

/** Rules on attacks. */
export const attackRules = {
  'gears.attack.declare': rule<{ attacker: string; target: string; reason: DeclareFault | null }, GearsContent>({
    title: { en: 'The target of an attack', es: 'El objetivo del ataque' },
    says: {
      en: 'The attacker chooses an enemy figure in line of sight: COG attack Locust, Locust attack standing COG.',
      es: 'El atacante elige una figura enemiga en su línea de visión: los CGO atacan a Locust, los Locust a CGO en pie.',
    },
    section: ATTACK,
    page: '16',
    rulings: [],
    explain: {
      en: ({ attacker, target, reason }, content) =>
        reason === null
          ? `${figureName(attacker, 'en', content)} attacks ${figureName(target, 'en', content)}.`
          : {
              noLineOfSight: `${figureName(attacker, 'en', content)} has no line of sight to ${figureName(target, 'en', content)}.`,
              sameSide: `${figureName(attacker, 'en', content)} and ${figureName(target, 'en', content)} are on the same side.`,
              unknownFigure: `There is no figure ${figureName(target, 'en', content)} on the table.`,
              attackerDown: `${figureName(attacker, 'en', content)} is not standing and cannot attack.`,
              targetGone: `${figureName(target, 'en', content)} is no longer in the game.`,
              noTarget: `${figureName(attacker, 'en', content)} attacks nobody: a target has to be named.`,
              areaOfCog: `${figureName(attacker, 'en', content)} is a COG: only bolo grenades attack a whole zone.`,
            }[reason],
      es: ({ attacker, target, reason }, content) =>
        reason === null
          ? `${figureName(attacker, 'es', content)} ataca a ${figureName(target, 'es', content)}.`
          : {
              noLineOfSight: `${figureName(attacker, 'es', content)} no tiene línea de visión hasta ${figureName(target, 'es', content)}.`,
              sameSide: `${figureName(attacker, 'es', content)} y ${figureName(target, 'es', content)} son del mismo bando.`,
              unknownFigure: `No hay ninguna figura ${figureName(target, 'es', content)} en la mesa.`,
              attackerDown: `${figureName(attacker, 'es', content)} no está en pie y no puede atacar.`,
              targetGone: `${figureName(target, 'es', content)} ya no está en la partida.`,
              noTarget: `${figureName(attacker, 'es', content)} no ataca a nadie: hay que nombrar un objetivo.`,
              areaOfCog: `${figureName(attacker, 'es', content)} es un CGO: solo las granadas bolo atacan una zona entera.`,
            }[reason],
    },
  }),
  'gears.attack.weapon': rule<
    { attacker: string; weapon: string | null; dice: number; reason: WeaponFault | null },
    GearsContent
  >({
    title: { en: 'The dice of the weapon', es: 'Los dados del arma' },
    says: {
      en: 'A COG picks one of its weapons and a normal or an overkill attack; a Locust uses the attack value of its card.',
      es: 'Un CGO elige una de sus armas y ataque normal o excesivo; un Locust usa el valor de ataque de su carta.',
    },
    section: ATTACK,
    page: '16',
    rulings: [],
    explain: {
      en: ({ attacker, weapon, dice, reason }, content) =>
        reason === null
          ? `${figureName(attacker, 'en', content)} rolls ${countOf(dice, 'attackDie', 'en')}${weapon === null ? '' : ` (${weaponName(weapon, 'en', content)})`}.`
          : {
              missing: `${figureName(attacker, 'en', content)} needs a weapon to attack with.`,
              notHeld: `${figureName(attacker, 'en', content)} does not hold ${weaponName(weapon, 'en', content)}.`,
              grenade: `${weaponName(weapon, 'en', content)} is thrown at a zone, not at a figure.`,
              locust: `${figureName(attacker, 'en', content)} is a Locust and uses its own attack value.`,
            }[reason],
      es: ({ attacker, weapon, dice, reason }, content) =>
        reason === null
          ? `${figureName(attacker, 'es', content)} tira ${countOf(dice, 'attackDie', 'es')}${weapon === null ? '' : ` (${weaponName(weapon, 'es', content)})`}.`
          : {
              missing: `${figureName(attacker, 'es', content)} necesita un arma para atacar.`,
              notHeld: `${figureName(attacker, 'es', content)} no tiene ${weaponName(weapon, 'es', content)}.`,
              grenade: `${weaponName(weapon, 'es', content)} se lanza a una zona, no a una figura.`,
              locust: `${figureName(attacker, 'es', content)} es un Locust y usa su propio valor de ataque.`,
            }[reason],
    },
  }),
  'gears.attack.overkill': rule<
    { weapon: string; ammoLeft: number; reason: 'noOverkill' | 'noToken' | null },
    GearsContent
  >({
    title: { en: 'Overkill costs ammo', es: 'El ataque excesivo gasta munición' },
    says: {
      en: 'An overkill attack discards one ammo token of the weapon when it is declared.',
      es: 'Un ataque excesivo descarta un contador de Munición del arma al declararlo.',
    },
    section: 'Ammo',
    page: '17',
    rulings: [],
    explain: {
      en: ({ weapon, ammoLeft, reason }, content) =>
        reason === null
          ? `${weaponName(weapon, 'en', content)} spends an ammo token; ${ammoLeft} left.`
          : {
              noOverkill: `${weaponName(weapon, 'en', content)} has no overkill attack.`,
              noToken: `${weaponName(weapon, 'en', content)} has no ammo token to spend.`,
            }[reason],
      es: ({ weapon, ammoLeft, reason }, content) =>
        reason === null
          ? `${weaponName(weapon, 'es', content)} gasta un contador de Munición; le ${ammoLeft === 1 ? 'queda' : 'quedan'} ${ammoLeft}.`
          : {
              noOverkill: `${weaponName(weapon, 'es', content)} no tiene ataque excesivo.`,
              noToken: `${weaponName(weapon, 'es', content)} no tiene ningún contador de Munición que gastar.`,
            }[reason],
    },
  }),
  'gears.attack.normal-zero': rule<{ weapon: string }, GearsContent>({
    title: { en: 'Overkill only', es: 'Solo ataque excesivo' },
    says: {
      en: 'A weapon whose normal value is 0 can only make overkill attacks.',
      es: 'Un arma con valor normal 0 solo puede hacer ataques excesivos.',
    },
    section: 'Ammo',
    page: '17',
    rulings: [],
    explain: {
      en: ({ weapon }, content) => `${weaponName(weapon, 'en', content)} makes overkill attacks only.`,
      es: ({ weapon }, content) => `${weaponName(weapon, 'es', content)} solo hace ataques excesivos.`,
    },
  }),
  'gears.ammo.empty': rule<{ weapon: string }, GearsContent>({
    title: { en: 'Empty weapons do not fire', es: 'Las armas vacías no disparan' },
    says: {
      en: 'A weapon without ammo tokens cannot attack at all, unless its text says otherwise.',
      es: 'Un arma sin contadores de Munición no puede atacar en absoluto, salvo que su texto diga lo contrario.',
    },
    section: 'Ammo',
    page: '17',
    rulings: [],
    explain: {
      en: ({ weapon }, content) => `${weaponName(weapon, 'en', content)} has no ammo and cannot attack.`,
      es: ({ weapon }, content) => `${weaponName(weapon, 'es', content)} no tiene munición y no puede atacar.`,
    },
  }),
  'gears.attack.defence-dice': rule<{ figure: string; dice: number; parts: Parts }, GearsContent>({
    title: { en: 'Defence dice', es: 'Dados de defensa' },
    says: {
      en: 'The defender rolls its defence value, plus the dice for cover, for the zones beyond the range, for a dodge and for other effects.',
      es: 'El defensor tira su valor de defensa, más los dados por cobertura, por las zonas de exceso de alcance, por esquivar y por otros efectos.',
    },
    section: ATTACK,
    page: '16, 24',
    rulings: [],
    explain: {
      en: ({ figure, dice, parts }, content) =>
        `${figureName(figure, 'en', content)} rolls ${countOf(dice, 'defenceDie', 'en')}: ${sum(parts, 'en')}.`,
      es: ({ figure, dice, parts }, content) =>
        `${figureName(figure, 'es', content)} tira ${countOf(dice, 'defenceDie', 'es')}: ${sum(parts, 'es')}.`,
    },
  }),
  'gears.attack.dodge-window': rule<{ figure: string; dice: number; reason: 'cannotDodge' | null }, GearsContent>({
    title: { en: 'When to dodge', es: 'Cuándo se esquiva' },
    says: {
      en: 'A standing COG that is attacked may dodge once the dice are counted and before any attack die is rolled.',
      es: 'Un CGO en pie que es atacado puede esquivar tras contar los dados y antes de tirar cualquier dado de ataque.',
    },
    section: 'Dodge',
    page: '24',
    rulings: [],
    explain: {
      en: ({ figure, dice, reason }, content) =>
        reason === null
          ? `${figureName(figure, 'en', content)} dodges before the roll: ${countOf(dice, 'defenceDie', 'en')} more.`
          : `${figureName(figure, 'en', content)} cannot dodge: only a standing COG that is attacked can.`,
      es: ({ figure, dice, reason }, content) =>
        reason === null
          ? `${figureName(figure, 'es', content)} esquiva antes de tirar: ${countOf(dice, 'defenceDie', 'es')} más.`
          : `${figureName(figure, 'es', content)} no puede esquivar: solo un CGO en pie que es atacado.`,
    },
  }),
  'gears.limit.dice': rule<{ dice: number; box: number; kind: 'attack' | 'defence' }>({
    title: { en: 'Any number of dice', es: 'Cualquier número de dados' },
    says: {
      en: 'The dice in the box are no limit: what is missing is rolled again.',
      es: 'Los dados de la caja no son un límite: lo que falte se vuelve a tirar.',
    },
    section: 'Component limits',
    page: '25',
    rulings: [],
    explain: {
      en: ({ dice, box, kind }) => `${dice} ${kind} dice are rolled, though the box holds ${box}.`,
      es: ({ dice, box, kind }) =>
        `Se tiran ${dice} dados de ${kind === 'attack' ? 'ataque' : 'defensa'}, aunque la caja trae ${box}.`,
    },
  }),
  'gears.attack.roll': rule<
    | { dice: number; wounds: number; omens: number }
    | { reason: 'count' | 'face' | 'nothingRolled' | 'unknownFigure'; figure: string | null; expected: number },
    GearsContent
  >({
    title: { en: 'The roll', es: 'La tirada' },
    says: {
      en: 'All attack and defence dice are rolled; who rolls them does not matter.',
      es: 'Se tiran todos los dados de ataque y de defensa; da igual quién los tire.',
    },
    section: ATTACK,
    page: '16',
    rulings: ['Q-01'],
    explain: {
      en: (facts, content) => {
        if ('dice' in facts) {
          const { dice, wounds, omens } = facts
          return `${countOf(dice, 'attackDie', 'en')} ${dice === 1 ? 'shows' : 'show'} ${countOf(wounds, 'wound', 'en')} and ${countOf(omens, 'omen', 'en')}.`
        }
        const who = facts.figure === null ? 'The attacker' : figureName(facts.figure, 'en', content)
        return {
          count: `${who} rolls ${facts.expected === 1 ? '1 die, so 1 face has' : `${facts.expected} dice, so ${facts.expected} faces have`} to be given.`,
          face: `${who} rolls dice with the faces 1 to ${facts.expected}.`,
          nothingRolled: `${who} rolls no dice, so there is nothing to show.`,
          unknownFigure: `${who} does not defend in this attack.`,
        }[facts.reason]
      },
      es: (facts, content) => {
        if ('dice' in facts) {
          const { dice, wounds, omens } = facts
          return `${countOf(dice, 'attackDie', 'es')}: ${countOf(wounds, 'wound', 'es')} y ${countOf(omens, 'omen', 'es')}.`
        }
        const who = facts.figure === null ? 'El atacante' : figureName(facts.figure, 'es', content)
        return {
          count: `${who} tira ${facts.expected === 1 ? '1 dado: hay que indicar 1 cara' : `${facts.expected} dados: hay que indicar ${facts.expected} caras`}.`,
          face: `${who} tira dados con las caras 1 a ${facts.expected}.`,
          nothingRolled: `${who} no tira dados: no hay nada que mostrar.`,
          unknownFigure: `${who} no defiende en este ataque.`,
        }[facts.reason]
      },
    },
  }),
  'gears.attack.omens': rule<{ omens: number; counted: number; en: string | null; es: string | null }>({
    title: { en: 'What omens do', es: 'Qué hacen los augurios' },
    says: {
      en: 'Each omen resolves the triggered ability of the weapon or enemy card once, unless it limits itself; without an ability omens do nothing, and an omen is never a wound by itself.',
      es: 'Cada augurio resuelve una vez la capacidad activada del arma o de la carta de Enemigo, salvo que ella misma se limite; sin capacidad no hacen nada, y un augurio nunca es una herida por sí mismo.',
    },
    section: ATTACK,
    page: '16-17',
    rulings: ['Q-18'],
    explain: {
      en: ({ omens, counted: resolved, en }) =>
        en === null
          ? `${countOf(omens, 'omen', 'en')}: there is no ability to trigger.`
          : `${countOf(omens, 'omen', 'en')}: ${en} ${resolved === 0 ? 'is not resolved' : `is resolved ${times(resolved, 'en')}`}.`,
      es: ({ omens, counted: resolved, es }) =>
        es === null
          ? `${countOf(omens, 'omen', 'es')}: no hay ninguna capacidad que activar.`
          : `${countOf(omens, 'omen', 'es')}: ${es} ${resolved === 0 ? 'no se resuelve' : `se resuelve ${times(resolved, 'es')}`}.`,
    },
  }),
  'gears.attack.omen-optional': rule<{ en: string; es: string; isOptional: boolean; used: number; omens: number }>({
    title: { en: 'Abilities are mandatory', es: 'Las capacidades son obligatorias' },
    says: {
      en: 'A triggered ability has to be resolved, unless its text says that the player may.',
      es: 'Una capacidad activada es obligatoria, salvo que su texto diga que el jugador puede usarla.',
    },
    section: ABILITIES,
    page: '17',
    rulings: ['Q-18'],
    explain: {
      en: ({ en, isOptional, used, omens }) =>
        isOptional
          ? `${en} may be used: ${used} of ${countOf(omens, 'omen', 'en')}.`
          : `${en} cannot be left out: ${mandatory(used, omens, 'en')}.`,
      es: ({ es, isOptional, used, omens }) =>
        isOptional
          ? `La capacidad ${es} es optativa: ${used} de ${countOf(omens, 'omen', 'es')}.`
          : `La capacidad ${es} es obligatoria: ${mandatory(used, omens, 'es')}.`,
    },
  }),
  'gears.attack.trigger-wounds-target': rule<{ wounds: number }>({
    title: { en: 'Triggered wounds on the target', es: 'Heridas activadas contra el objetivo' },
    says: {
      en: 'Wounds that a triggered ability deals to the target are added to those rolled, and shields cancel them too.',
      es: 'Las heridas de una capacidad activada contra el objetivo se suman a las de los dados, y los escudos también las anulan.',
    },
    section: ABILITIES,
    page: '17',
    rulings: [],
    explain: {
      en: ({ wounds }) => `The ability adds ${countOf(wounds, 'wound', 'en')} to the roll.`,
      es: ({ wounds }) => `La capacidad suma ${countOf(wounds, 'wound', 'es')} a la tirada.`,
    },
  }),
  'gears.attack.trigger-wounds-others': rule<{ figures: string[]; amounts: number[] }, GearsContent>({
    title: { en: 'Triggered wounds on others', es: 'Heridas activadas contra otros' },
    says: {
      en: 'Wounds that a triggered ability deals to other figures are direct: no dice, no cover, no dodge, and each omen is applied separately.',
      es: 'Las heridas de una capacidad activada contra otras figuras son directas: sin dados, cobertura ni esquiva, y cada augurio se aplica por separado.',
    },
    section: ABILITIES,
    page: '17',
    rulings: ['Q-18'],
    explain: {
      en: ({ figures, amounts }, content) =>
        figures.length === 0
          ? 'No other figure is in the zone.'
          : `${figureList(figures, 'en', content)} ${figures.length === 1 ? 'suffers' : 'suffer'} direct wounds, one amount after the other: ${formatList(amounts.map(String), 'en')}.`,
      es: ({ figures, amounts }, content) =>
        figures.length === 0
          ? 'No hay otra figura en la zona.'
          : `${figureList(figures, 'es', content)} ${figures.length === 1 ? 'sufre' : 'sufren'} heridas directas, una cantidad tras otra: ${formatList(amounts.map(String), 'es')}.`,
    },
  }),
  'gears.attack.result': rule<
    { figure: string; wounds: number; added: number; shields: number; net: number },
    GearsContent
  >({
    title: { en: 'The result', es: 'El resultado' },
    says: {
      en: 'The defender suffers the wounds rolled and added, less the shields, never fewer than none.',
      es: 'El defensor sufre las heridas de los dados y las añadidas, menos los escudos, y nunca menos de cero.',
    },
    section: ATTACK,
    page: '16',
    rulings: [],
    explain: {
      en: ({ figure, wounds, added, shields, net }, content) =>
        `${figureName(figure, 'en', content)}: ${wounds}${added > 0 ? ` + ${added}` : ''} − ${countOf(shields, 'shield', 'en')} = ${countOf(net, 'wound', 'en')}.`,
      es: ({ figure, wounds, added, shields, net }, content) =>
        `${figureName(figure, 'es', content)}: ${wounds}${added > 0 ? ` + ${added}` : ''} − ${countOf(shields, 'shield', 'es')} = ${countOf(net, 'wound', 'es')}.`,
    },
  }),
  'gears.attack.area': rule<{ figures: string[] }, GearsContent>({
    title: { en: 'Area attacks', es: 'Ataques a toda la zona' },
    says: {
      en: 'In an area attack the attack dice are rolled once; every figure rolls its own defence and suffers its own difference, wounds for the target included.',
      es: 'En un ataque a toda la zona los dados de ataque se tiran una vez; cada figura tira su defensa y sufre su propia diferencia, incluidas las heridas contra el objetivo.',
    },
    section: 'Bolo grenades; China Shop',
    page: '19, 26',
    rulings: [],
    explain: {
      en: ({ figures }, content) =>
        figures.length === 0
          ? 'One roll, and nobody is there.'
          : `One roll against ${figureList(figures, 'en', content)}.`,
      es: ({ figures }, content) =>
        figures.length === 0
          ? 'Una sola tirada, y no hay nadie.'
          : `Una sola tirada contra ${figureList(figures, 'es', content)}.`,
    },
  }),
}

const PARTS = [
  { part: 'defence', en: 'defence', es: 'defensa' },
  { part: 'cover', en: 'cover', es: 'cobertura' },
  { part: 'range', en: 'range', es: 'alcance' },
  { part: 'dodge', en: 'dodge', es: 'esquiva' },
  { part: 'other', en: 'other', es: 'otros' },
] as const

/** `defence 1 + cover 1 + range 1` */
function sum(parts: Parts, locale: Locale): string {
  const given = PARTS.filter(({ part }) => part === 'defence' || parts[part] !== 0)
  return given
    .map(({ part, [locale]: name }, index) => {
      const sign = parts[part] < 0 ? '− ' : index === 0 ? '' : '+ '
      return `${sign}${name} ${Math.abs(parts[part])}`
    })
    .join(' ')
}

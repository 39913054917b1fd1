import { rule } from '../../../rulebook/rule.ts'
import { diceCount } from '../language/words.ts'
import { becomesFace, facesCount, rollName, sideAtStart, successCount } from './dice.words.ts'
import type { Side } from './modifier.ts'
import type { Face, RollName } from './roll.ts'

type StepName = 'attackerOnAttack' | 'defenderOnAttack' | 'attackerOnDefence' | 'defenderOnDefence' | 'conditions'
type ModifierEffect = {
  by: Side
  roll: RollName
  effect: 'add' | 'remove' | 'change'
  face: Face
  to: Face | null
  dice: number
}

/** Rules on modifying dice and on their results. */
export const diceRules = {
  'shatterpoint.dice.told': rule<{ roll: 'attack' | 'defence' }>({
    title: { en: 'Odds need dice', es: 'Las probabilidades necesitan dados' },
    says: {
      en: 'Odds are asked of numbers of dice, of a roll that was made, or of two cards that say the dice.',
      es: 'Las probabilidades se piden para un número de dados, para una tirada hecha o para dos cartas que dicen los dados.',
    },
    section: 'Dice',
    page: null,
    rulings: [],
    explain: {
      en: ({ roll }) => `Nothing says the ${roll} dice; give \`${roll}\`, or \`cards\`.`,
      es: ({ roll }) =>
        `Nada dice los dados de ${roll === 'attack' ? 'ataque' : 'defensa'}; indica \`${roll}\` o \`cards\`.`,
    },
  }),
  'shatterpoint.dice.faces': rule<{ attackDice: number; defenceDice: number }>({
    title: { en: 'The faces of the dice', es: 'Las caras de los dados' },
    says: {
      en: 'An attack die has 1 crit, 3 hits, 2 expertise and 2 failures; a defence die has 2 blocks, 2 expertise and 2 failures.',
      es: 'Un dado de ataque tiene 1 crítico, 3 impactos, 2 pericias y 2 fallos; uno de defensa, 2 bloqueos, 2 pericias y 2 fallos.',
    },
    section: 'Dice',
    page: '30',
    rulings: [],
    explain: {
      en: ({ attackDice, defenceDice }) =>
        `${attackDice} attack ${attackDice === 1 ? 'die' : 'dice'} and ${defenceDice} defence ${defenceDice === 1 ? 'die' : 'dice'}; every face of a die is equally likely.`,
      es: ({ attackDice, defenceDice }) =>
        `${diceCount(attackDice, 'es')} de ataque y ${defenceDice} de defensa; todas las caras de un dado son igual de probables.`,
    },
  }),
  'shatterpoint.dice.disarmed-exposed': rule<{ roll: RollName; removed: number | null }>({
    title: { en: 'Conditions remove expertise first', es: 'Los estados retiran la pericia antes de nada' },
    says: {
      en: 'Disarmed and exposed remove expertise dice before any modification; expertise that appears later in that roll cannot be used.',
      es: 'Desarmado y Expuesto retiran los dados de pericia antes de cualquier modificación; la pericia que aparezca después en esa tirada no se puede usar.',
    },
    section: 'Dice',
    page: '30',
    rulings: [],
    explain: {
      en: ({ roll, removed }) =>
        removed === null
          ? `All expertise that is rolled is removed from ${rollName(roll, 'en')} at the start.`
          : `${removed} expertise ${removed === 1 ? 'die is' : 'dice are'} removed from ${rollName(roll, 'en')} at the start.`,
      es: ({ roll, removed }) =>
        removed === null
          ? `Al empezar se retira de ${rollName(roll, 'es')} toda la pericia que salga.`
          : `Al empezar se ${removed === 1 ? 'retira' : 'retiran'} ${diceCount(removed, 'es')} de pericia de ${rollName(roll, 'es')}.`,
    },
  }),
  'shatterpoint.dice.modify-order': rule<{ step: StepName; by: Side; roll: RollName }>({
    title: { en: 'Who modifies which roll first', es: 'Quién modifica antes cada tirada' },
    says: {
      en: 'The attack roll is modified first, then the defence roll; on each the attacker goes before the defender, and each adds, removes, changes and rerolls in an order of their own.',
      es: 'Se modifica primero la tirada de ataque y luego la de defensa; en cada una va antes el atacante que el defensor, y cada cual añade, retira, cambia y repite en el orden que quiera.',
    },
    section: 'Dice',
    page: '30',
    rulings: [],
    explain: {
      en: ({ by, roll }) => `${sideAtStart(by, 'en')} modifies ${rollName(roll, 'en')}.`,
      es: ({ by, roll }) => `${sideAtStart(by, 'es')} modifica ${rollName(roll, 'es')}.`,
    },
  }),
  'shatterpoint.dice.modifier': rule<ModifierEffect>({
    title: { en: 'Adding, removing and changing dice', es: 'Añadir, retirar y cambiar dados' },
    says: {
      en: 'Whatever removes or changes dice does so as far as there are such dice in the roll.',
      es: 'Lo que retira o cambia dados lo hace hasta donde haya tales dados en la tirada.',
    },
    section: 'Dice',
    page: '30',
    rulings: [],
    explain: {
      en: ({ by, roll, effect, face, to, dice }) => {
        const what = { add: 'adds', remove: 'removes', change: 'turns' }[effect]
        const where = `${{ add: 'to', remove: 'from', change: 'of' }[effect]} ${rollName(roll, 'en')}`
        const after = to === null ? '' : ` into ${becomesFace(dice, to, 'en')}`
        return `${sideAtStart(by, 'en')} ${what} ${facesCount(dice, face, 'en')} ${where}${after}.`
      },
      es: ({ by, roll, effect, face, to, dice }) => {
        const what = { add: 'añade', remove: 'retira', change: 'convierte' }[effect]
        const where = `${{ add: 'a', remove: 'de', change: 'de' }[effect]} ${rollName(roll, 'es')}`
        const after = to === null ? '' : ` en ${becomesFace(dice, to, 'es')}`
        return `${sideAtStart(by, 'es')} ${what} ${facesCount(dice, face, 'es')} ${where}${after}.`
      },
    },
  }),
  'shatterpoint.dice.reroll': rule<{ roll: RollName; rerolled: number; given: number | null; isTooMany: boolean }>({
    title: { en: 'Rerolled dice', es: 'Dados que se repiten' },
    says: {
      en: 'A rerolled die shows its new result. As many results are reported as dice were rerolled.',
      es: 'Un dado repetido muestra su nuevo resultado. Se comunican tantos resultados como dados se repiten.',
    },
    section: 'Dice',
    page: '30',
    rulings: [],
    explain: {
      en: ({ roll, rerolled, given, isTooMany }) => {
        const dice = `${diceCount(rerolled, 'en')} of ${rollName(roll, 'en')}`
        if (isTooMany) return `Rerolling ${dice} has too many outcomes to count: ask for fewer.`
        if (given === null || given === rerolled) return `${dice} ${rerolled === 1 ? 'is' : 'are'} rerolled.`
        return `${dice} ${rerolled === 1 ? 'is' : 'are'} to be rerolled, but ${given === 1 ? '1 result was' : `${given} results were`} given: give ${rerolled}, or none.`
      },
      es: ({ roll, rerolled, given, isTooMany }) => {
        const dice = `${diceCount(rerolled, 'es')} de ${rollName(roll, 'es')}`
        if (isTooMany) return `Repetir ${dice} tiene demasiados resultados posibles para contarlos: pide menos.`
        if (given === null || given === rerolled) return `Se ${rerolled === 1 ? 'repite' : 'repiten'} ${dice}.`
        return `Se ${rerolled === 1 ? 'repite' : 'repiten'} ${dice}, pero se ${given === 1 ? 'dio 1 resultado' : `dieron ${given} resultados`}: da ${rerolled}, o ninguno.`
      },
    },
  }),
  'shatterpoint.dice.results': rule<{
    crits: number
    hits: number
    blocks: number
    unblocked: number
    successes: number
  }>({
    title: { en: 'Successes', es: 'Éxitos' },
    says: {
      en: 'Each block removes one hit and never a crit. The crits and the hits that are left are successes.',
      es: 'Cada bloqueo elimina un impacto y nunca un crítico. Los críticos y los impactos que quedan son éxitos.',
    },
    section: 'Dice',
    page: '30',
    rulings: [],
    explain: {
      en: ({ crits, hits, blocks, unblocked, successes }) =>
        `${facesCount(hits, 'hit', 'en')} against ${facesCount(blocks, 'block', 'en')} ${hits === 1 ? 'leaves' : 'leave'} ${unblocked}; with ${facesCount(crits, 'crit', 'en')}: ${successCount(successes, 'en')}.`,
      es: ({ crits, hits, blocks, unblocked, successes }) =>
        `${facesCount(hits, 'hit', 'es')} contra ${facesCount(blocks, 'block', 'es')} ${hits === 1 ? 'deja' : 'dejan'} ${unblocked}; con ${facesCount(crits, 'crit', 'es')}: ${successCount(successes, 'es')}.`,
    },
  }),
  'shatterpoint.condition.disarmed': rule<{ removed: number }>({
    title: { en: 'Disarmed', es: 'Desarmado' },
    says: {
      en: 'A disarmed unit cannot use attack expertise: those dice leave the next attack roll of any of its characters before modification. Once results are determined the unit is no longer disarmed.',
      es: 'Una unidad desarmada no puede usar la pericia en ataque: esos dados salen de la siguiente tirada de ataque de cualquiera de sus personajes antes de modificarla. Determinados los resultados, deja de estar desarmada.',
    },
    section: 'Conditions',
    page: '35',
    rulings: [],
    explain: {
      en: ({ removed }) =>
        `The attacker is disarmed and loses ${removed} expertise ${removed === 1 ? 'die' : 'dice'}, then the condition.`,
      es: ({ removed }) =>
        `El atacante está desarmado y pierde ${diceCount(removed, 'es')} de pericia, y después el estado.`,
    },
  }),
  'shatterpoint.condition.exposed': rule<{ removed: number }>({
    title: { en: 'Exposed', es: 'Expuesto' },
    says: {
      en: 'An exposed unit cannot use defence expertise: those dice leave the next defence roll of any of its characters before modification. Once results are determined the unit is no longer exposed.',
      es: 'Una unidad expuesta no puede usar la pericia en defensa: esos dados salen de la siguiente tirada de defensa de cualquiera de sus personajes antes de modificarla. Determinados los resultados, deja de estar expuesta.',
    },
    section: 'Conditions',
    page: '35',
    rulings: [],
    explain: {
      en: ({ removed }) =>
        `The defender is exposed and loses ${removed} expertise ${removed === 1 ? 'die' : 'dice'}, then the condition.`,
      es: ({ removed }) =>
        `El defensor está expuesto y pierde ${diceCount(removed, 'es')} de pericia, y después el estado.`,
    },
  }),
  'shatterpoint.token.unlimited': rule<{ dice: number; box: number }>({
    title: { en: 'Dice and tokens never run out', es: 'Los dados y las fichas no se acaban' },
    says: {
      en: 'Dice and tokens never run out, whatever is in the box; only momentum is limited, by its squares.',
      es: 'Los dados y las fichas no se acaban, haya los que haya en la caja; solo el predominio tiene límite, por sus casillas.',
    },
    section: 'Components',
    page: null,
    rulings: ['Q-74'],
    explain: {
      en: ({ dice, box }) => `${dice} dice are rolled although the box holds ${box}.`,
      es: ({ dice, box }) => `Se tiran ${dice} dados aunque en la caja hay ${box}.`,
    },
  }),
}

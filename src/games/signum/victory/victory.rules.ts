import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { points, quedan } from '../language/words.ts'

const SECTION = 'Victory conditions'

export type TieBreak = 'wealth' | 'kills' | 'none'

const fallenText = (fallen: readonly string[]): string =>
  `${fallen.length === 1 ? 'Cae el héroe de' : 'Caen los héroes de'} ${formatList(fallen, 'es')}`

/** Rules on the end of the game. */
export const victoryRules = {
  'signum.victory.hero': rule<{ fallen: readonly string[]; left: readonly string[]; pending: boolean }>({
    title: { en: 'A hero falls', es: 'Cae un héroe' },
    says: {
      en: 'A player whose hero is eliminated loses; what that elimination sets off is resolved before the game ends.',
      es: 'Un jugador cuyo héroe es eliminado pierde; lo que provoca esa eliminación se resuelve antes de que acabe la partida.',
    },
    section: SECTION,
    page: '32',
    rulings: [],
    explain: {
      en: ({ fallen, left, pending }) =>
        pending
          ? `Fallen: ${formatList(fallen, 'en')}; first resolve what that sets off, then ask again.`
          : `Fallen: ${formatList(fallen, 'en')}; left: ${left.length === 0 ? 'nobody' : formatList(left, 'en')}.`,
      es: ({ fallen, left, pending }) =>
        pending
          ? `${fallenText(fallen)}; resuelve primero lo que eso provoca y pregunta de nuevo.`
          : `${fallenText(fallen)}; ${left.length === 0 ? 'no queda nadie' : quedan(left.length, formatList(left, 'es'))}.`,
    },
  }),
  'signum.victory.prosperity': rule<{ player: string; prosperity: number; needed: number }>({
    title: { en: 'Fifty-one points', es: 'Cincuenta y un puntos' },
    says: {
      en: 'A player who reaches 51 prosperity wins at once.',
      es: 'Un jugador que alcanza 51 de Prosperidad gana al instante.',
    },
    section: SECTION,
    page: '32',
    rulings: [],
    explain: {
      en: ({ player, prosperity, needed }) => `${player} has ${prosperity} points; ${needed} are enough.`,
      es: ({ player, prosperity, needed }) => `${player} tiene ${prosperity} puntos; bastan ${needed}.`,
    },
  }),
  'signum.victory.time-limit': rule<{ wounds: readonly string[]; isDecided: boolean }>({
    title: { en: 'Time is up', es: 'Se acaba el tiempo' },
    says: {
      en: 'With an agreed time limit and all heroes alive, the hero with fewer wounds wins.',
      es: 'Con un límite de tiempo acordado y todos los héroes vivos, gana el héroe con menos heridas.',
    },
    section: SECTION,
    page: '32',
    rulings: [],
    explain: {
      en: ({ wounds, isDecided }) => `Wounds: ${wounds.join(', ')}${isDecided ? '' : '; that decides nothing'}.`,
      es: ({ wounds, isDecided }) => `Heridas: ${wounds.join(', ')}${isDecided ? '' : '; eso no decide nada'}.`,
    },
  }),
  'signum.victory.tie-break': rule<{ wealth: readonly string[]; kills: readonly string[]; by: TieBreak }>({
    title: { en: 'Tie-break', es: 'Desempate' },
    says: {
      en: 'A tie is won by the higher sum of prosperity and the prosperity cost of built buildings, then by more enemy characters eliminated; otherwise it is a draw.',
      es: 'Un empate lo gana la mayor suma de Prosperidad y coste en Prosperidad de los edificios construidos, luego más personajes enemigos eliminados; si no, es empate.',
    },
    section: SECTION,
    page: '32',
    rulings: ['Q-41'],
    explain: {
      en: ({ wealth, kills, by }) =>
        ({
          wealth: `Prosperity and buildings: ${wealth.join(', ')}.`,
          kills: `Prosperity and buildings are equal; kills: ${kills.join(', ')}.`,
          none: `Prosperity, buildings and kills are equal: ${wealth.join(', ')}.`,
        })[by],
      es: ({ wealth, kills, by }) =>
        ({
          wealth: `Prosperidad y edificios: ${wealth.join(', ')}.`,
          kills: `Prosperidad y edificios son iguales; bajas: ${kills.join(', ')}.`,
          none: `Prosperidad, edificios y bajas son iguales: ${wealth.join(', ')}.`,
        })[by],
    },
  }),
  'signum.victory.agreed-draw': rule<{ cause: 'agreedDraw' | 'emptyDeck' }>({
    title: { en: 'An agreed draw', es: 'Tablas acordadas' },
    says: {
      en: 'The players may agree on a draw. An empty deck does not end the game.',
      es: 'Los jugadores pueden acordar tablas. Un mazo vacío no acaba la partida.',
    },
    section: SECTION,
    page: '32',
    rulings: [],
    explain: {
      en: ({ cause }) =>
        cause === 'agreedDraw' ? 'The players agree on a draw.' : 'An empty deck does not end the game.',
      es: ({ cause }) =>
        cause === 'agreedDraw' ? 'Los jugadores acuerdan tablas.' : 'Un mazo vacío no acaba la partida.',
    },
  }),
  'signum.victory.check-order': rule<{ reached: readonly string[]; isKnown: boolean }>({
    title: { en: 'What is looked at first', es: 'Qué se mira primero' },
    says: {
      en: 'First what was set off is resolved, then fallen heroes count, then 51 points, by whoever reached them first.',
      es: 'Primero se resuelve lo provocado, luego cuentan los héroes caídos y después los 51 puntos, de quien los alcanzó antes.',
    },
    section: SECTION,
    page: '32',
    rulings: ['Q-42'],
    explain: {
      en: ({ reached, isKnown }) =>
        isKnown
          ? `Fallen heroes count before points; enough points: ${formatList(reached, 'en')}.`
          : `${formatList(reached, 'en')} have the points; say in \`reached\` who had them first.`,
      es: ({ reached, isKnown }) =>
        isKnown
          ? `Los héroes caídos cuentan antes que los puntos; con puntos suficientes: ${formatList(reached, 'es')}.`
          : `${formatList(reached, 'es')} tienen los puntos; di en \`reached\` quién los tuvo antes.`,
    },
  }),
  'signum.victory.dead-do-not-win': rule<{ player: string; prosperity: number }>({
    title: { en: 'The dead do not win', es: 'Los caídos no ganan' },
    says: {
      en: 'A player whose hero is dead when everything triggered is done cannot win by points, even if that death took them to 51.',
      es: 'Un jugador cuyo héroe ha muerto al acabar lo provocado no puede ganar por puntos, aunque esa muerte lo llevara a 51.',
    },
    section: SECTION,
    page: '32',
    rulings: ['Q-42'],
    explain: {
      en: ({ player, prosperity }) => `${player} has ${points(prosperity, 'en')} but no living hero, and does not win.`,
      es: ({ player, prosperity }) =>
        `${player} tiene ${points(prosperity, 'es')}, pero sin héroe vivo no gana la partida.`,
    },
  }),
  'signum.victory.several-dead': rule<{ compared: readonly string[]; out: readonly string[] }>({
    title: { en: 'The last heroes fall together', es: 'Los últimos héroes caen a la vez' },
    says: {
      en: 'If the last heroes of three or more players die together, only those who fell at that moment are compared.',
      es: 'Si los últimos héroes de tres o más jugadores mueren a la vez, solo se comparan los que cayeron en ese momento.',
    },
    section: SECTION,
    page: null,
    rulings: [],
    explain: {
      en: ({ compared, out }) =>
        `${formatList(compared, 'en')} fell together and are compared; ${formatList(out, 'en')} fell earlier.`,
      es: ({ compared, out }) =>
        `${formatList(compared, 'es')} cayeron a la vez y se comparan; ya ${out.length > 1 ? 'habían' : 'había'} caído ${formatList(out, 'es')}.`,
    },
  }),
  'signum.victory.players': rule<{ player: string }>({
    title: { en: 'Players of the game', es: 'Jugadores de la partida' },
    says: {
      en: 'A game has two to four players with names of their own, of at least two teams.',
      es: 'Una partida tiene de dos a cuatro jugadores con nombres propios, de al menos dos equipos.',
    },
    section: SECTION,
    page: null,
    rulings: [],
    explain: {
      en: ({ player }) => `${player}: named twice, not in the game, or without an opponent.`,
      es: ({ player }) => `${player}: se nombra dos veces, no está en la partida o no tiene oponente.`,
    },
  }),
  'signum.variant.three.end': rule<{ winner: string }>({
    title: { en: 'The last of three', es: 'El último de tres' },
    says: {
      en: 'With three players the last hero alive or the first to reach 51 points wins.',
      es: 'Con tres jugadores gana el último héroe vivo o el primero en alcanzar 51 puntos.',
    },
    section: 'Variants',
    page: '33',
    rulings: [],
    explain: {
      en: ({ winner }) => `${winner} wins the game of three.`,
      es: ({ winner }) => `${winner} gana la partida a tres.`,
    },
  }),
  'signum.variant.multi.elimination': rule<{ player: string }>({
    title: { en: 'A player leaves', es: 'Un jugador se retira' },
    says: {
      en: 'In a game of several, a player whose hero falls is out: creatures and tactics are removed, terrain stays, and the others play on.',
      es: 'En una partida de varios, un jugador cuyo héroe cae queda fuera: se retiran sus criaturas y tácticas, el terreno se queda y los demás siguen.',
    },
    section: 'Variants',
    page: '34',
    rulings: ['Q-44'],
    explain: {
      en: ({ player }) => `${player} is out; their creatures and tactics are removed, terrain stays.`,
      es: ({ player }) => `${player} queda fuera; se retiran sus criaturas y tácticas, el terreno se queda.`,
    },
  }),
  'signum.variant.teams.win': rule<{ team: readonly string[] }>({
    title: { en: 'Two against two', es: 'Dos contra dos' },
    says: {
      en: 'A team wins when both enemy heroes have fallen or one of its members reaches 51 points.',
      es: 'Un equipo gana cuando han caído ambos héroes enemigos o uno de sus miembros alcanza 51 puntos.',
    },
    section: 'Variants',
    page: '35',
    rulings: [],
    explain: {
      en: ({ team }) => `The team of ${formatList(team, 'en')} wins.`,
      es: ({ team }) => `Gana el equipo de ${formatList(team, 'es')}.`,
    },
  }),
  'signum.victory.concession': rule<{ player: string }>({
    title: { en: 'Giving up', es: 'Rendirse' },
    says: {
      en: 'Who gives up loses a duel at once; in a game of several the player is out as if the hero had fallen, but nothing is set off by it.',
      es: 'Quien se rinde pierde el duelo al instante; en una partida de varios queda fuera como si su héroe hubiera caído, pero eso no provoca nada.',
    },
    section: 'Victory conditions',
    page: null,
    rulings: ['Q-68', 'Q-86'],
    explain: {
      en: ({ player }) => `${player} gives up and is out; nothing is set off by it.`,
      es: ({ player }) => `${player} se rinde y queda fuera; eso no provoca nada.`,
    },
  }),
}

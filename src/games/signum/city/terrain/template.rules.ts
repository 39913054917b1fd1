import { formatList } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'
import { formatLength } from '../../language/words.ts'

/** Rules on templates on the board: where they may lie and what they do. */
export const templateRules = {
  'signum.terrain.place': rule<{ thing: string; kind: string; distance: number; min: number }>({
    title: { en: 'Where terrain may lie', es: 'Dónde puede ir el terreno' },
    says: {
      en: 'A template lies wholly on the board, touches no base, and is not nearer than S to its player’s side or to other terrain, nor nearer than M to an opponent’s side.',
      es: 'Una plantilla queda entera en el tablero, no toca ninguna base y no está a menos de S del lado propio ni de otro terreno, ni a menos de M del lado de un rival.',
    },
    section: 'Terrain',
    page: '21',
    rulings: ['Q-18'],
    explain: {
      en: ({ thing, kind, distance, min }) => {
        if (kind === 'none') return 'The template keeps every distance.'
        if (kind === 'board') return 'The template does not lie wholly on the board.'
        const asked = kind === 'base' ? 'it may touch no base' : `at least ${formatLength(min, 'en')} is asked for`
        return `The template is ${formatLength(distance, 'en')} from ${thing}${kind.endsWith('Side') ? '’s side' : ''}; ${asked}.`
      },
      es: ({ thing, kind, distance, min }) => {
        if (kind === 'none') return 'La plantilla guarda todas las distancias.'
        if (kind === 'board') return 'La plantilla no queda entera en el tablero.'
        const asked = kind === 'base' ? 'no puede tocar ninguna base' : `se pide al menos ${formatLength(min, 'es')}`
        return `La plantilla está a ${formatLength(distance, 'es')} ${kind.endsWith('Side') ? 'del lado de' : 'de'} ${thing}; ${asked}.`
      },
    },
  }),
  'signum.variant.teams.terrain': rule<{ player: string; allies: readonly string[] }>({
    title: { en: 'Terrain and the ally’s side', es: 'El terreno y el lado del aliado' },
    says: {
      en: 'In teams a template keeps S from the ally’s side, as from one’s own, and M from each enemy side.',
      es: 'Por equipos, una plantilla guarda S con el lado del aliado, como con el propio, y M con cada lado enemigo.',
    },
    section: 'Variants',
    page: '35',
    rulings: ['Q-46'],
    explain: {
      en: ({ player, allies }) =>
        `The side of ${formatList(allies, 'en')} counts as ${player}’s own: the template keeps S from it.`,
      es: ({ player, allies }) =>
        `El lado de ${formatList(allies, 'es')} cuenta como propio de ${player}: la plantilla guarda S con él.`,
    },
  }),
  'signum.terrain.blocks-los': rule<{ terrain: readonly string[] }>({
    title: { en: 'Terrain that blocks sight', es: 'Terreno que tapa la vista' },
    says: {
      en: 'No line of sight passes through a template that blocks sight.',
      es: 'Ninguna línea de visión atraviesa una plantilla que tapa la vista.',
    },
    section: 'Terrain',
    page: '22',
    rulings: [],
    explain: {
      en: ({ terrain }) => `The line would pass through ${formatList(terrain, 'en')}.`,
      es: ({ terrain }) => `La línea atravesaría ${formatList(terrain, 'es')}.`,
    },
  }),
  'signum.terrain.defence-against-shooting': rule<{ target: string; terrain: readonly string[] }>({
    title: { en: 'Defence against shooting', es: 'Defensa contra disparos' },
    says: {
      en: 'A target that touches such a template, or behind one that every clear line crosses, may re-roll its failed defence dice against Shot and Throwing once; against Magical Shot it defends as against a common shot, without re-roll.',
      es: 'Un objetivo que toca una plantilla así, o que está tras una que cruza toda línea despejada, puede repetir una vez sus dados de defensa fallados contra Disparo y Lanzamiento; contra Disparo Mágico se defiende como de un disparo común, sin repetir.',
    },
    section: 'Terrain',
    page: '22',
    rulings: ['Q-19', 'Q-20'],
    explain: {
      en: ({ target, terrain }) =>
        `${formatList(terrain, 'en')} ${terrain.length > 1 ? 'help' : 'helps'} ${target} against shooting.`,
      es: ({ target, terrain }) =>
        `${formatList(terrain, 'es')} ${terrain.length > 1 ? 'ayudan' : 'ayuda'} a ${target} contra los disparos.`,
    },
  }),
  'signum.terrain.impassable': rule<{ creature: string; terrain: string }>({
    title: { en: 'Impassable terrain', es: 'Terreno impasable' },
    says: {
      en: 'Only a creature that flies crosses impassable terrain, and none ends on it.',
      es: 'Solo una criatura que vuela cruza terreno impasable, y ninguna acaba sobre él.',
    },
    section: 'Terrain',
    page: '22',
    rulings: [],
    explain: {
      en: ({ creature, terrain }) => `${creature} cannot go onto ${terrain}; lead the way around it.`,
      es: ({ creature, terrain }) => `${creature} no puede pisar ${terrain}; haz que lo rodee.`,
    },
  }),
}

import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { verb } from '../language/notation.ts'
import { rule } from '../rule.ts'
import { lootName } from './loot.words.ts'

const LOOT = 'Loot'
const WEAPONS = 'Weapons'
const ATTACHMENTS = 'Attachments'

type Misfit = 'type' | 'ammunition' | 'node' | null

const AMMO = {
  en: {
    energy: 'energy',
    light: 'light',
    heavy: 'heavy',
    shotgun: 'shotgun',
    sniper: 'sniper',
    mythic: 'mythic',
  },
  es: {
    energy: 'de energía',
    light: 'ligera',
    heavy: 'pesada',
    shotgun: 'de escopeta',
    sniper: 'de francotirador',
    mythic: 'mítica',
  },
} as const
type Ammo = keyof (typeof AMMO)['en']

const names = (ids: readonly string[], locale: Locale, content: ApexContent): string =>
  formatList(
    ids.map((id) => lootName(id, locale, content)),
    locale,
  )

/** Rules on keeping loot and weapons. */
export const lootRules = {
  'apex.attachment.fit': rule<{ attachment: string; weapon: string | null; slot: number; misfit: Misfit }>({
    title: { en: 'Attachments that fit', es: 'Accesorios que encajan' },
    says: {
      en: 'An attachment fits a slot of its type if it shows the ammunition that the slot asks for and one of the slot’s white nodes, if there are any.',
      es: 'Un accesorio encaja en una casilla de su tipo si muestra la munición que esta pide y uno de sus nodos blancos, si los hay.',
    },
    section: ATTACHMENTS,
    page: '27',
    rulings: [],
    explain: {
      en: ({ attachment, weapon, slot, misfit }, content) => {
        const what = `${lootName(attachment, 'en', content)}, slot ${slot + 1}${weapon === null ? '' : ` of ${lootName(weapon, 'en', content)}`}`
        if (misfit === null) return `${what}: it fits.`
        return `${what}: ${{ type: 'it is of another type', ammunition: 'it is not for that ammunition', node: 'it has none of the white nodes' }[misfit]}.`
      },
      es: ({ attachment, weapon, slot, misfit }, content) => {
        const what = `${lootName(attachment, 'es', content)}, casilla ${slot + 1}${weapon === null ? '' : ` de ${lootName(weapon, 'es', content)}`}`
        if (misfit === null) return `${what}: encaja.`
        return `${what}: ${{ type: 'es de otro tipo', ammunition: 'no es para esa munición', node: 'no tiene ninguno de los nodos blancos' }[misfit]}.`
      },
    },
  }),
  'apex.attachment.printed': rule<{ attachment: string; covered: boolean }>({
    title: { en: 'Printed attachments', es: 'Accesorios impresos' },
    says: {
      en: 'A printed attachment is always active and never leaves its card; a token that fits may cover it, and it is inactive meanwhile.',
      es: 'Un accesorio impreso está siempre activo y nunca deja su carta; una ficha que encaje puede cubrirlo, y entretanto queda inactivo.',
    },
    section: ATTACHMENTS,
    page: '27',
    rulings: [],
    explain: {
      en: ({ attachment, covered }, content) =>
        covered
          ? `It covers the printed ${lootName(attachment, 'en', content)}, which is inactive meanwhile.`
          : `${lootName(attachment, 'en', content)} exists only printed on a card; it cannot be moved.`,
      es: ({ attachment, covered }, content) =>
        covered
          ? `Cubre el accesorio impreso ${lootName(attachment, 'es', content)}, que queda inactivo entretanto.`
          : `${lootName(attachment, 'es', content)} solo existe como parte impresa de una carta; no puede moverse.`,
    },
  }),
  'apex.attachment.occupied': rule<{ installed: string; toBackpack: boolean }>({
    title: { en: 'An occupied slot', es: 'Una casilla ocupada' },
    says: {
      en: 'To install on an occupied slot, the token there is dropped or put into a free cell of the backpack.',
      es: 'Para instalar en una casilla ocupada, la ficha que haya se suelta o pasa a una casilla libre de la mochila.',
    },
    section: ATTACHMENTS,
    page: '12',
    rulings: [],
    explain: {
      en: ({ installed, toBackpack }, content) =>
        `${lootName(installed, 'en', content)} has to make room: it is dropped${toBackpack ? ' or goes to the backpack' : ', as the backpack is full'}.`,
      es: ({ installed, toBackpack }, content) =>
        `${lootName(installed, 'es', content)} debe dejar sitio: se suelta${toBackpack ? ' o pasa a la mochila' : ', pues la mochila está llena'}.`,
    },
  }),
  'apex.weapon.obtain-options': rule<{ weapon: string }>({
    title: { en: 'Replace, take ammo or discard', es: 'Sustituir, tomar munición o descartar' },
    says: {
      en: 'For each weapon card obtained choose one: replace a weapon, take its ammunition, or discard it.',
      es: 'Por cada carta de Arma obtenida se elige una opción: sustituir un arma, tomar su munición o descartarla.',
    },
    section: WEAPONS,
    page: '12',
    rulings: [],
    explain: {
      en: ({ weapon }, content) => `For ${lootName(weapon, 'en', content)} choose one: replace, take ammo or discard.`,
      es: ({ weapon }, content) =>
        `Con ${lootName(weapon, 'es', content)} se elige una opción: sustituir, tomar munición o descartar.`,
    },
  }),
  'apex.weapon.two-slots': rule<{ slot: number }>({
    title: { en: 'Two weapons', es: 'Dos armas' },
    says: {
      en: 'A Legend has two weapon slots, one card each.',
      es: 'Una Leyenda tiene dos espacios de arma, con una carta cada uno.',
    },
    section: WEAPONS,
    page: '12',
    rulings: [],
    explain: {
      en: ({ slot }) => `Weapon slot ${slot + 1} is free: nothing is replaced.`,
      es: ({ slot }) => `El espacio de arma ${slot + 1} está libre: no se sustituye nada.`,
    },
  }),
  'apex.weapon.replace-ammo': rule<{
    weapon: string
    replaced: string
    sameType: boolean
    before: number
    printed: number
    ammo: number
  }>({
    title: { en: 'Ammunition after a replacement', es: 'Munición tras una sustitución' },
    says: {
      en: 'A weapon that replaces one of the same ammunition adds its printed ammo to what is there, up to 5; otherwise it has its printed ammo.',
      es: 'Un arma que sustituye a otra de la misma munición suma la suya a la que haya, hasta 5; si no, tiene la impresa.',
    },
    section: WEAPONS,
    page: '12',
    rulings: [],
    explain: {
      en: ({ replaced, sameType, before, printed, ammo }, content) =>
        sameType
          ? `Replacing ${lootName(replaced, 'en', content)}: same ammunition, ${before} + ${printed} → ${ammo}.`
          : `Replacing ${lootName(replaced, 'en', content)}: different ammunition, ${ammo} as printed.`,
      es: ({ replaced, sameType, before, printed, ammo }, content) =>
        sameType
          ? `Sustituir ${lootName(replaced, 'es', content)}: misma munición, ${before} + ${printed} → ${ammo}.`
          : `Sustituir ${lootName(replaced, 'es', content)}: otra munición, ${ammo} según la carta.`,
    },
  }),
  'apex.weapon.take-ammo': rule<{ weapon: string; ammoType: Ammo; printed: number; receivers: string[] }>({
    title: { en: 'Taking ammunition', es: 'Tomar munición' },
    says: {
      en: 'The printed ammo is distributed freely among equipped weapons of the same ammunition; without one the option is not available.',
      es: 'La munición impresa se reparte libremente entre las armas equipadas de la misma munición; sin ninguna, la opción no está disponible.',
    },
    section: WEAPONS,
    page: '12',
    rulings: ['Q-57'],
    explain: {
      en: ({ ammoType, printed, receivers }, content) =>
        receivers.length === 0
          ? `Taking ammo is not possible: no equipped weapon uses ${AMMO.en[ammoType]} ammunition.`
          : `Taking ammo: ${printed} ${AMMO.en[ammoType]} ammo for ${names(receivers, 'en', content)}.`,
      es: ({ ammoType, printed, receivers }, content) =>
        receivers.length === 0
          ? `No es posible tomar munición: ningún arma equipada usa munición ${AMMO.es[ammoType]}.`
          : `Tomar munición: ${printed} de munición ${AMMO.es[ammoType]} para ${names(receivers, 'es', content)}.`,
    },
  }),
  'apex.weapon.ammo-bounds': rule<{ max: number; lost: number }>({
    title: { en: 'At most 5 ammo', es: 'Como mucho 5 de munición' },
    says: {
      en: 'Ammunition is always 0 to 5; surplus is lost.',
      es: 'La munición es siempre de 0 a 5; lo que sobra se pierde.',
    },
    section: WEAPONS,
    page: '12',
    rulings: [],
    explain: {
      en: ({ max, lost }) => `A weapon holds at most ${max}: ${lost} ${lost === 1 ? 'is' : 'are'} lost.`,
      es: ({ max, lost }) => `Un arma admite como mucho ${max}: ${lost === 1 ? 'se pierde 1' : `se pierden ${lost}`}.`,
    },
  }),
  'apex.weapon.discarded': rule<{ weapon: string; attachments: string[] }>({
    title: { en: 'Discarded weapons', es: 'Armas descartadas' },
    says: {
      en: 'A discarded weapon card leaves the game. Its attachment tokens go to the backpack, to a weapon they fit, or are dropped.',
      es: 'Una carta de Arma descartada sale de la partida. Sus accesorios pasan a la mochila, a un arma en la que encajen, o se sueltan.',
    },
    section: WEAPONS,
    page: '12',
    rulings: [],
    explain: {
      en: ({ weapon, attachments }, content) =>
        `${lootName(weapon, 'en', content)} leaves the game${attachments.length > 0 ? `; ${names(attachments, 'en', content)} may be kept or dropped` : ''}.`,
      es: ({ weapon, attachments }, content) =>
        `${lootName(weapon, 'es', content)} sale de la partida${attachments.length > 0 ? `; ${names(attachments, 'es', content)}: se ${verb(attachments, 'conserva o se suelta', 'conservan o se sueltan')}` : ''}.`,
    },
  }),
  'apex.loot.types': rule<{ token: string; category: string; places: ('equipment' | 'backpack' | 'weapon')[] }>({
    title: { en: 'Where loot goes', es: 'Dónde va el botín' },
    says: {
      en: 'Equipment goes only into equipment slots, attachments into the backpack or onto weapons, grenades and consumables only into the backpack.',
      es: 'El equipo va solo en las casillas de Equipo; los accesorios, en la mochila o en las armas; las granadas y consumibles, solo en la mochila.',
    },
    section: LOOT,
    page: '11',
    rulings: [],
    explain: {
      en: ({ token, places }, content) =>
        `${lootName(token, 'en', content)} goes ${places.map((place) => ({ equipment: 'into its equipment slot', backpack: 'into the backpack', weapon: 'onto a weapon' })[place]).join(' or ')}, nowhere else.`,
      es: ({ token, places }, content) =>
        `${lootName(token, 'es', content)} va ${places.map((place) => ({ equipment: 'en su casilla de Equipo', backpack: 'en la mochila', weapon: 'en un arma' })[place]).join(' o ')}, en ningún otro sitio.`,
    },
  }),
  'apex.loot.obtain': rule<{ token: string }>({
    title: { en: 'Keep or drop', es: 'Quedarse o soltar' },
    says: {
      en: 'An obtained token is kept, or dropped in the Legend’s own space or a near one; on the board it is never discarded.',
      es: 'Una ficha obtenida se conserva o se suelta en el espacio propio o en uno cercano; en el tablero nunca se descarta.',
    },
    section: LOOT,
    page: '12',
    rulings: [],
    explain: {
      en: ({ token }, content) =>
        `If it is not kept, ${lootName(token, 'en', content)} is dropped in the Legend’s own space or a near one.`,
      es: ({ token }, content) =>
        `Si no se conserva, ${lootName(token, 'es', content)} se suelta en el espacio propio o en uno cercano.`,
    },
  }),
  'apex.loot.off-board-drop': rule<{ token: string }>({
    title: { en: 'Dropped before entering', es: 'Soltado antes de entrar' },
    says: {
      en: 'A token dropped while the Legend is not yet on the board is removed from the game.',
      es: 'Una ficha soltada antes de que la Leyenda esté en el tablero se retira de la partida.',
    },
    section: LOOT,
    page: '13',
    rulings: [],
    explain: {
      en: () => 'The Legend is not on the board: whatever it drops is removed from the game.',
      es: () => 'La Leyenda no está en el tablero: lo que suelte se retira de la partida.',
    },
  }),
  'apex.equipment.one-per-type': rule<{ token: string; worn: string | null }>({
    title: { en: 'One of each type', es: 'Uno de cada tipo' },
    says: {
      en: 'Each equipment slot holds one token: to keep a new one the old one is dropped.',
      es: 'Cada casilla de Equipo admite una ficha: para quedarse con la nueva se suelta la anterior.',
    },
    section: LOOT,
    page: '12',
    rulings: [],
    explain: {
      en: ({ token, worn }, content) =>
        worn === null
          ? `The slot for ${lootName(token, 'en', content)} is free.`
          : `${lootName(token, 'en', content)} takes the place of ${lootName(worn, 'en', content)}, which is dropped.`,
      es: ({ token, worn }, content) =>
        worn === null
          ? `La casilla para ${lootName(token, 'es', content)} está libre.`
          : `${lootName(token, 'es', content)} sustituye a ${lootName(worn, 'es', content)}, que se suelta.`,
    },
  }),
  'apex.backpack.capacity': rule<{ used: number; cells: number }>({
    title: { en: 'Eight cells', es: 'Ocho casillas' },
    says: {
      en: 'The backpack has 8 cells, one token each; when it is full, keeping one more means dropping one from it.',
      es: 'La mochila tiene 8 casillas, con una ficha cada una; si está llena, quedarse con otra obliga a soltar una.',
    },
    section: LOOT,
    page: '12',
    rulings: [],
    explain: {
      en: ({ used, cells }) =>
        used < cells
          ? `The backpack has room: ${used} of ${cells} cells used.`
          : `The backpack is full (${used} of ${cells}): one of its tokens has to be dropped.`,
      es: ({ used, cells }) =>
        used < cells
          ? `En la mochila hay sitio: ${used} de ${cells} casillas ocupadas.`
          : `La mochila está llena (${used} de ${cells}): hay que soltar una de sus fichas.`,
    },
  }),
}

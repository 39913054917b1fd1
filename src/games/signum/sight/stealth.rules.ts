import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { symbolPhrase } from '../language/words.ts'
import type { DieSymbol } from '../vocabulary.ts'

/** Rules on stealth tokens. */
export const stealthRules = {
  'signum.stealth.untargetable': rule<{ creature: string }>({
    title: { en: 'Hidden characters are not targets', es: 'Los personajes ocultos no son objetivos' },
    says: {
      en: 'A character with a stealth token cannot be the target of attacks, backstabs or effects of enemy creatures. Spells may target it.',
      es: 'Un personaje con ficha de Sigilo no puede ser objetivo de ataques, puñaladas ni efectos de criaturas enemigas. Los conjuros sí pueden elegirlo.',
    },
    section: 'Stealth',
    page: '31',
    rulings: [],
    explain: {
      en: ({ creature }) => `${creature} has a stealth token; detect it first.`,
      es: ({ creature }) => `${creature} tiene una ficha de Sigilo; hay que detectarlo primero.`,
    },
  }),
  'signum.stealth.lose': rule<{ creature: string }>({
    title: { en: 'Losing the stealth token', es: 'Perder la ficha de Sigilo' },
    says: {
      en: 'The token is lost by declaring an attack, using an activated ability, a backstab, or being detected.',
      es: 'La ficha se pierde al declarar un ataque, usar una capacidad activada, apuñalar o ser detectado.',
    },
    section: 'Stealth',
    page: '31',
    rulings: [],
    explain: {
      en: ({ creature }) => `${creature} loses its stealth token.`,
      es: ({ creature }) => `${creature} pierde su ficha de Sigilo.`,
    },
  }),
  'signum.stealth.kept-by-damage': rule<{ creature: string }>({
    title: { en: 'Damage does not reveal', es: 'El daño no descubre' },
    says: {
      en: 'Damage and wounds from spells and from texts that hit everybody do not take the stealth token away.',
      es: 'El daño y las heridas de conjuros y de textos que alcanzan a todos no quitan la ficha de Sigilo.',
    },
    section: 'Stealth',
    page: '31',
    rulings: [],
    explain: {
      en: ({ creature }) => `${creature} is hurt but keeps its stealth token.`,
      es: ({ creature }) => `${creature} sufre, pero conserva su ficha de Sigilo.`,
    },
  }),
  'signum.stealth.no-hindrance': rule<{ creature: string; hidden: readonly string[] }>({
    title: { en: 'Hidden enemies hinder nobody', es: 'Los enemigos ocultos no estorban' },
    says: {
      en: 'Contact with an enemy that has a stealth token prevents neither ranged attacks nor activated abilities.',
      es: 'El contacto con un enemigo que tiene ficha de Sigilo no impide los ataques a distancia ni las capacidades activadas.',
    },
    section: 'Stealth',
    page: '31',
    rulings: [],
    explain: {
      en: ({ creature, hidden }) =>
        `${creature} touches ${formatList(hidden, 'en')}, hidden, and is not hindered in shooting or using abilities.`,
      es: ({ creature, hidden }) =>
        `${creature} toca a ${formatList(hidden, 'es')} con ficha de Sigilo, y eso no le impide disparar ni usar capacidades.`,
    },
  }),
  'signum.stealth.after-detection': rule<{ creature: string; revealed: string }>({
    title: { en: 'After a detection', es: 'Tras una detección' },
    says: {
      en: 'After a successful detection the detector may attack only the character it revealed, or end its activation. Defender still binds a melee.',
      es: 'Tras una detección con éxito, quien detecta solo puede atacar al personaje descubierto o acabar su activación. Defensor sigue obligando cuerpo a cuerpo.',
    },
    section: 'Stealth',
    page: '31',
    rulings: [],
    explain: {
      en: ({ creature, revealed }) =>
        `${creature} has just revealed ${revealed}: it may attack ${revealed} now, or end its activation.`,
      es: ({ creature, revealed }) =>
        `${creature} acaba de descubrir a ${revealed}: ahora puede atacar a ${revealed} o acabar su activación.`,
    },
  }),
  'signum.stealth.detect-contact': rule<DetectionFacts>({
    title: { en: 'Detecting by contact', es: 'Detectar por contacto' },
    says: {
      en: 'Whoever moved into contact with a hidden enemy without running, or begins its activation in contact, may roll a die: a shield takes the token, and the detector may attack at once in melee; any other symbol ends its activation.',
      es: 'Quien se movió sin correr hasta tocar a un enemigo oculto, o empieza su activación en contacto, puede tirar un dado: un escudo quita la ficha y quien detecta puede atacar enseguida cuerpo a cuerpo; cualquier otro símbolo acaba su activación.',
    },
    section: 'Stealth',
    page: '31',
    rulings: ['Q-32'],
    explain: {
      en: (facts) => detectionText(facts).en,
      es: (facts) => detectionText(facts).es,
    },
  }),
  'signum.stealth.detect-magic': rule<DetectionFacts>({
    title: { en: 'Detecting by magic', es: 'Detectar por magia' },
    says: {
      en: 'A creature with Magical Shot may instead roll against a hidden character within XL and in sight, under the conditions of a Magical Shot: a shield takes the token, and it may shoot at once; any other symbol ends its activation.',
      es: 'Una criatura con Disparo Mágico puede en cambio tirar contra un personaje oculto a distancia XL y a la vista, con las condiciones de un Disparo Mágico: un escudo quita la ficha y puede disparar enseguida; cualquier otro símbolo acaba su activación.',
    },
    section: 'Stealth',
    page: '31',
    rulings: ['Q-33'],
    explain: {
      en: (facts) => detectionText(facts).en,
      es: (facts) => detectionText(facts).es,
    },
  }),
  'signum.stealth.go-into-shadow': rule<{ creature: string; problem: ShadowProblem | null }>({
    title: { en: 'Going into shadow', es: 'Ir a la Sombra' },
    says: {
      en: 'A character with Stealth and without a token may spend its activation to get one, if it touches no enemy and was not the target of an enemy’s ranged attack since its controller’s last turn.',
      es: 'Un personaje con Sigilo y sin ficha puede gastar su activación en recuperarla, si no toca a ningún enemigo y no fue objetivo de un ataque a distancia enemigo desde el último turno de quien lo controla.',
    },
    section: 'Stealth',
    page: '31',
    rulings: [],
    explain: {
      en: ({ creature, problem }) =>
        problem === null ? `${creature} hides; its activation ends.` : shadowProblem(creature, problem).en,
      es: ({ creature, problem }) =>
        problem === null ? `${creature} se oculta; su activación acaba.` : shadowProblem(creature, problem).es,
    },
  }),
  'signum.stealth.shadow-whole-activation': rule<{ creature: string; ran: boolean }>({
    title: { en: 'Going into shadow takes the whole activation', es: 'Ir a la Sombra ocupa toda la activación' },
    says: {
      en: 'Like an activated ability, going into the shadow takes the whole activation: not after a move or a run.',
      es: 'Como una capacidad activada, ir a la Sombra ocupa toda la activación: no tras moverse ni correr.',
    },
    section: 'Stealth',
    page: '31',
    rulings: ['Q-64'],
    explain: {
      en: ({ creature, ran }) => `${creature} ${ran ? 'ran' : 'moved'} and cannot go into shadow in this activation.`,
      es: ({ creature, ran }) =>
        `${creature} ${ran ? 'corrió' : 'se movió'} y no puede ir a la Sombra en esta activación.`,
    },
  }),
}

/** A detection: the die and what it shows, or what keeps it from being tried. */
type DetectionFacts = {
  detector: string
  target: string
  problem: DetectionProblem | null
  symbol: DieSymbol | null
  revealed: boolean
}

function detectionText({ detector, target, problem, symbol, revealed }: DetectionFacts): { en: string; es: string } {
  if (problem !== null || symbol === null) return detectionProblem(detector, target, problem ?? 'contact')
  return {
    en: `${detector} rolls ${symbolPhrase(symbol, 'en')}: ${revealed ? `${target} is revealed` : 'its activation ends'}.`,
    es: `${detector} saca ${symbolPhrase(symbol, 'es')}: ${revealed ? `${target} queda al descubierto` : 'su activación acaba'}.`,
  }
}

/** What keeps a creature from detecting another. */
export type DetectionProblem =
  | 'notHidden'
  | 'notEnemy'
  | 'ran'
  | 'contact'
  | 'ability'
  | 'moved'
  | 'held'
  | 'reach'
  | 'sight'

function detectionProblem(detector: string, target: string, problem: DetectionProblem): { en: string; es: string } {
  return {
    notHidden: { en: `${target} has no stealth token.`, es: `${target} no tiene ficha de Sigilo.` },
    notEnemy: { en: `${target} is no enemy of ${detector}.`, es: `${target} no es enemigo de ${detector}.` },
    ran: { en: `${detector} ran and detects nobody.`, es: `${detector} corrió y no detecta a nadie.` },
    contact: { en: `${detector} does not touch ${target}.`, es: `${detector} no toca a ${target}.` },
    ability: { en: `${detector} has no Magical Shot.`, es: `${detector} no tiene Disparo Mágico.` },
    moved: {
      en: `${detector} moved and is no Battle Mage.`,
      es: `${detector} se movió y no es Mago de Batalla.`,
    },
    held: {
      en: `${detector} touches an enemy that is not hidden.`,
      es: `${detector} toca a un enemigo que no está oculto.`,
    },
    reach: { en: `${target} is beyond XL.`, es: `${target} está más allá de XL.` },
    sight: { en: `${detector} does not see ${target}.`, es: `${detector} no ve a ${target}.` },
  }[problem]
}

/** What keeps a creature from hiding. */
export type ShadowProblem = 'ability' | 'token' | 'contact' | 'target'

function shadowProblem(creature: string, problem: ShadowProblem): { en: string; es: string } {
  return {
    ability: {
      en: `${creature} is no character with Stealth.`,
      es: `${creature} no es un personaje con Sigilo.`,
    },
    token: { en: `${creature} already has a stealth token.`, es: `${creature} ya tiene una ficha de Sigilo.` },
    contact: { en: `${creature} touches an enemy.`, es: `${creature} toca a un enemigo.` },
    target: {
      en: `${creature} was the target of a ranged attack.`,
      es: `${creature} fue objetivo de un ataque a distancia.`,
    },
  }[problem]
}

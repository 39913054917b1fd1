import type { Localized } from '../../../../lib/locale.ts'
import { ownEntry } from '../../../../lib/own-entry.ts'
import { countOf } from '../../../../lib/wording.ts'
import type { MarkerEvent, TableEvent } from '../events.ts'
import { aiCardText, type Describer } from './fields.ts'

const REASONS: Readonly<Record<string, Localized>> = {
  cardSaysSo: { en: 'It is discarded and another is drawn.', es: 'Se descarta y se roba otra.' },
  wouldSpawn: {
    en: 'It would spawn Locust, so it is discarded and another is drawn.',
    es: 'Generaría Locust, así que se descarta y se roba otra.',
  },
  drawAnother: { en: 'Another AI card is drawn.', es: 'Se roba otra carta de IA.' },
}

const BRANCHES: Readonly<Record<string, Localized>> = {
  restricted: { en: 'the condition holds', es: 'se cumple la condición' },
  alternative: { en: 'the condition does not hold', es: 'no se cumple la condición' },
  event: { en: 'it is resolved', es: 'se resuelve' },
}

const STATES: Readonly<Record<string, Localized>> = {
  wounded: { en: 'wounded', es: 'herido' },
  gravelyWounded: { en: 'gravely wounded', es: 'gravemente herido' },
}

/** The chainsaw kills by an omen; wounds and shields are not looked at. */
const chainsawText = (bearer: string, target: string, omens: number): Localized => ({
  en: `${bearer} uses the chainsaw on ${target}: ${omens === 0 ? 'no omen, nothing happens' : `${countOf(omens, 'omen')}, which kill${omens === 1 ? 's' : ''}`}.`,
  es: `${bearer} usa la motosierra contra ${target}: ${omens === 0 ? 'ningún augurio, no pasa nada' : `${countOf(omens, 'augurio')}, que ${omens === 1 ? 'mata' : 'matan'}`}.`,
})

/** What happens to figures, in sentences. */
export const tableDescribers: Readonly<Record<TableEvent['type'] | MarkerEvent['type'], Describer>> = {
  aiCardDrawn: ({ number, content }) => {
    const { name, text } = aiCardText(number('card'), content)
    return {
      en: `AI card ${number('card')} is drawn (${name.en}). ${text.en}`,
      es: `Se roba la carta de IA ${number('card')} (${name.es}). ${text.es}`,
    }
  },
  aiCardRedrawn: ({ text }) =>
    ownEntry(REASONS, text('reason')) ?? { en: 'Another card is drawn.', es: 'Se roba otra carta.' },
  aiDeckShuffled: () => ({ en: 'The AI deck is shuffled.', es: 'Se baraja el mazo de IA.' }),
  branchTaken: ({ text, number, figure }) => {
    const branch = ownEntry(BRANCHES, text('branch')) ?? { en: 'it is resolved', es: 'se resuelve' }
    const who = text('figure') === '' ? '' : `, ${figure('figure')}`
    return {
      en: `AI card ${number('card')}${who}: ${branch.en}.`,
      es: `Carta de IA ${number('card')}${who}: ${branch.es}.`,
    }
  },
  locustActivated: ({ figure }) => ({
    en: `${figure('figure')} is activated.`,
    es: `${figure('figure')} se activa.`,
  }),
  coverLeft: ({ figure, text }) => ({
    en: `${figure('figure')} leaves cover ${text('cover')}.`,
    es: `${figure('figure')} abandona la cobertura ${text('cover')}.`,
  }),
  figureMoved: ({ figure, text }) => ({
    en: `${figure('figure')} moves from ${text('from')} to ${text('zone')}.`,
    es: `${figure('figure')} mueve de ${text('from')} a ${text('zone')}.`,
  }),
  coverTaken: ({ figure, text }) => ({
    en: `${figure('figure')} takes cover ${text('cover')}.`,
    es: `${figure('figure')} se pone a cubierto en ${text('cover')}.`,
  }),
  attackDeclared: ({ figure, number }) => ({
    en: `${figure('figure')} attacks ${figure('target')}: ${countOf(number('attackDice'), 'attack die', 'attack dice')}, ${countOf(number('defenceDice'), 'defence die', 'defence dice')}.`,
    es: `${figure('figure')} ataca a ${figure('target')}: ${countOf(number('attackDice'), 'dado')} de ataque, ${countOf(number('defenceDice'), 'dado')} de defensa.`,
  }),
  attackSkipped: ({ figure }) => ({
    en: `${figure('figure')} has nobody to attack.`,
    es: `${figure('figure')} no tiene a quién atacar.`,
  }),
  dodged: ({ figure }) => ({ en: `${figure('figure')} dodges.`, es: `${figure('figure')} esquiva.` }),
  guarded: ({ figure, weapon }) => ({
    en: `${figure('figure')} guards against ${figure('target')} with ${weapon('weapon')}.`,
    es: `${figure('figure')} se protege de ${figure('target')} con ${weapon('weapon')}.`,
  }),
  diceRolled: ({ figure, number, is }) =>
    is('chainsaw')
      ? chainsawText(figure('figure'), figure('target'), number('omens'))
      : {
          en: `${figure('figure')} rolls against ${figure('target')}: ${countOf(number('wounds'), 'wound')}, ${countOf(number('omens'), 'omen')}, ${countOf(number('shields'), 'shield')}; ${countOf(number('amount'), 'wound')} inflicted.`,
          es: `${figure('figure')} tira contra ${figure('target')}: ${countOf(number('wounds'), 'herida')}, ${countOf(number('omens'), 'augurio')}, ${countOf(number('shields'), 'escudo')}; inflige ${countOf(number('amount'), 'herida')}.`,
        },
  locustWounded: ({ figure, text }) => {
    const state = ownEntry(STATES, text('state')) ?? { en: 'wounded', es: 'herido' }
    return { en: `${figure('figure')} is ${state.en}.`, es: `${figure('figure')} queda ${state.es}.` }
  },
  locustKilled: ({ figure, text }) => ({
    en: `${figure('figure')} dies in ${text('zone')}.`,
    es: `${figure('figure')} muere en ${text('zone')}.`,
  }),
  locustHealed: ({ figure }) => ({ en: `${figure('figure')} heals.`, es: `${figure('figure')} se cura.` }),
  weaponDropped: ({ object }) => {
    const { weapon, text } = object('marker')
    return {
      en: `${weapon('weapon')} lies in ${text('zone')}.`,
      es: `${weapon('weapon')} queda en ${text('zone')}.`,
    }
  },
  markerTaken: ({ marker }) => ({
    en: `The dropped weapon ${marker('marker')} is taken away.`,
    es: `Se retira el arma soltada ${marker('marker')}.`,
  }),
  markerPlaced: ({ figure }) => ({
    en: `A wound marker is put under ${figure('figure')}.`,
    es: `Se coloca un indicador de Herida bajo ${figure('figure')}.`,
  }),
  markerTurned: ({ figure, text, weapon }) =>
    text('weapon') === ''
      ? { en: `${figure('figure')} drops nothing.`, es: `${figure('figure')} no suelta nada.` }
      : {
          en: `${figure('figure')} drops ${weapon('weapon')}.`,
          es: `${figure('figure')} suelta ${weapon('weapon')}.`,
        },
  cogWounded: ({ figure, number }) => ({
    en: `${figure('figure')} takes ${countOf(number('amount'), 'wound')}.`,
    es: `${figure('figure')} recibe ${countOf(number('amount'), 'herida')}.`,
  }),
  cogBleeding: ({ figure }) => ({ en: `${figure('figure')} is bleeding out.`, es: `${figure('figure')} se desangra.` }),
  cogExecuted: ({ figure }) => ({ en: `${figure('figure')} is executed.`, es: `${figure('figure')} es ejecutado.` }),
  spawned: ({ figure, text }) => ({
    en: `${figure('figure')} appears in ${text('zone')}.`,
    es: `${figure('figure')} aparece en ${text('zone')}.`,
  }),
  spawnFailed: ({ text }) => ({
    en: `No figure is left to appear in ${text('zone')}.`,
    es: `No quedan figuras que generar en ${text('zone')}.`,
  }),
  holeOpened: ({ text }) => ({
    en: `An emergence hole opens in ${text('zone')}.`,
    es: `Se abre un agujero de emergencia en ${text('zone')}.`,
  }),
  tickerBlast: ({ figure, text }) => ({
    en: `${figure('figure')} blows up in ${text('zone')}.`,
    es: `${figure('figure')} explota en ${text('zone')}.`,
  }),
  ammoDiscarded: ({ figure, number, weapon }) => ({
    en: `${figure('figure')} spends ${number('amount')} ammo of ${weapon('weapon')}.`,
    es: `${figure('figure')} gasta ${number('amount')} de munición de ${weapon('weapon')}.`,
  }),
  guardForbidden: () => ({ en: 'Nobody may guard.', es: 'Nadie puede Proteger.' }),
  stepEnded: () => ({
    en: 'Every AI card was redrawn; the step ends.',
    es: 'Se han sustituido todas las cartas de IA; el paso termina.',
  }),
}

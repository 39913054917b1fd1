import { rule } from '../rule.ts'
import { SIGHT_NAMES, type Sight, THING_NAMES, type Thing } from './who-sees.words.ts'

/** Rules on what is public and what is not. */
export const whoSeesRules = {
  'apex.seat.sees': rule<{ thing: Thing; own: boolean; sees: Sight }>({
    title: { en: 'Who sees what', es: 'Quién ve qué' },
    says: {
      en: 'A squad sees the hands and backpacks of all its Legends. The enemy sees their number; weapons, ammunition, attachments, equipment, Shield, Health, boxes, discard piles and tracks are public; the order of decks and bags is known to nobody.',
      es: 'Un pelotón ve las manos y mochilas de todas sus Leyendas. El enemigo ve su número; las armas, la munición, los accesorios, el equipo, el Escudo, la Salud, las cajas, los descartes y los medidores son públicos; nadie conoce el orden de los mazos y las bolsas.',
    },
    section: 'Setup',
    page: '10',
    rulings: ['Q-47', 'Q-71', 'Q-90'],
    explain: {
      en: ({ thing, own, sees }) =>
        `${THING_NAMES[thing].en}: ${own ? 'the own squad' : 'the enemy'} sees ${SIGHT_NAMES[sees].en}.`,
      es: ({ thing, own, sees }) =>
        `${THING_NAMES[thing].es}: ${own ? 'el propio pelotón' : 'el enemigo'} ${sees === 'nothing' ? 'no ' : ''}ve ${SIGHT_NAMES[sees].es}.`,
    },
  }),
  'apex.stage1.reveal': rule<{ locked: boolean }>({
    title: { en: 'Shown together', es: 'Se muestran a la vez' },
    says: {
      en: 'In stage 1 choices stay inside the squad until the last Legend is equipped; then all panels are shown, and backpacks stay hidden.',
      es: 'En la etapa 1 las elecciones quedan dentro del pelotón hasta que la última Leyenda está pertrechada; entonces se muestran todos los paneles y las mochilas siguen ocultas.',
    },
    section: 'Stage 1',
    page: '11',
    rulings: ['Q-69'],
    explain: {
      en: ({ locked }) =>
        locked
          ? 'Every Legend is equipped, so the panels are shown.'
          : 'Not every Legend is equipped, so panels are not shown yet.',
      es: ({ locked }) =>
        locked
          ? 'Todas las Leyendas están pertrechadas, así que se muestran los paneles.'
          : 'No todas las Leyendas están pertrechadas, así que los paneles aún no se muestran.',
    },
  }),
}

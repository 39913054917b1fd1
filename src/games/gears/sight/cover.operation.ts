import { z } from 'zod'
import { capitalize } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineGearsOperation, placeOnMap } from '../define.ts'
import { countOf } from '../language/attack-words.ts'
import { positionName } from '../language/notation.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { mapRules } from '../table/map.rules.ts'
import { GearsMap } from '../table/map.ts'
import { CORRIDOR, ROOMS } from '../table/maps.examples.ts'
import { Position } from '../vocabulary.ts'
import { coverRules, gradeName } from './cover.rules.ts'
import { Cover, cover, coverFromGrenade } from './cover.ts'
import { lineOfSightRules } from './line-of-sight.rules.ts'
import { sees, standOf, zoneSees } from './line-of-sight.ts'
import { coverScene } from './sight.scene.ts'

export const coverOperation = defineGearsOperation({
  id: 'gears.cover',
  kind: 'resolution',
  summary: {
    en: 'Decides what cover gives a defender against an attacker, arrow by arrow.',
    es: 'Decide qué da la cobertura a un defensor contra un atacante, flecha a flecha.',
  },
  rules: ruleIds(mapRules, lineOfSightRules, coverRules),
  input: z
    .strictObject({
      map: GearsMap,
      attacker: Position,
      defender: Position,
      grenade: z.boolean().default(false).describe('Whether the attack is a bolo grenade into the defender’s zone.'),
    })
    .meta({ id: 'GearsCoverInput' }),
  outcome: Cover,
  examples: [
    {
      name: 'From behind the cover line (E-18)',
      input: { map: { drawn: CORRIDOR }, attacker: { zone: 'H1' }, defender: { zone: 'H4', cover: 'c4' } },
    },
    {
      name: 'From in front of it (E-22)',
      input: {
        map: { drawn: ROOMS },
        attacker: { zone: 'A', cover: 'cA' },
        defender: { zone: 'B', cover: 'cB' },
      },
    },
    {
      name: 'A grenade ignores cover (E-51)',
      input: {
        map: { drawn: CORRIDOR },
        attacker: { zone: 'H5' },
        defender: { zone: 'H6', cover: 'c6' },
        grenade: true,
      },
    },
  ],
  run({ map, attacker, defender, grenade }, { content, trace }) {
    const placed = placeOnMap(map, { attacker, defender }, content)
    if (placed instanceof Refusal) return placed
    const { places } = placed
    const isSeen = grenade
      ? zoneSees(placed.map, places.attacker, places.defender.zone)
      : sees(placed.map, places.attacker, places.defender)
    if (!isSeen) {
      const facts = { attacker: standOf(places.attacker), defender: standOf(places.defender) }
      return refuse([{ rule: 'gears.los.required-to-attack', path: ['defender'], facts }])
    }
    if (grenade) return coverFromGrenade(places.defender, content, trace)
    return cover(placed.map, places.attacker, places.defender, content, trace)
  },
  headline({ grade, dice }, { attacker, defender }, locale) {
    const [from, on] = [positionName(attacker, locale), positionName(defender, locale)]
    const added = countOf(dice, 'defenceDie', locale)
    return {
      en: `${capitalize(gradeName(grade, 'en'))} against an attack from ${from} on ${on}: ${added}.`,
      es: `${capitalize(gradeName(grade, 'es'))} contra un ataque desde ${from} a ${on}: ${added}.`,
    }[locale]
  },
  picture: (outcome, { map, attacker, defender }, caption) =>
    coverScene(map, { from: attacker, to: defender }, outcome, caption),
})

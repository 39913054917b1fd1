import type { Locale } from '../../../lib/locale.ts'
import { rule } from '../../../rulebook/rule.ts'
import { hunkerCount, length, moreDice } from '../language/words.ts'
import type { AttackType } from '../vocabulary.ts'

type Terrain = {
  attacker: string
  defender: string
  part: string
  gap: number
  isNear: boolean
  isHighEnough: boolean
  isAllowed: boolean
}

function terrainText({ attacker, defender, part, gap, isNear, isHighEnough, isAllowed }: Terrain, locale: Locale) {
  if (!isNear) {
    return {
      en: `No cover from ${part}: ${defender} is ${length(gap, 'en')} from it, beyond range 1.`,
      es: `Sin cobertura de ${part}: ${defender} está a ${length(gap, 'es')}, más allá del alcance 1.`,
    }[locale]
  }
  if (!isHighEnough) {
    return {
      en: `No cover from ${part}, which is lower than ${attacker}.`,
      es: `Sin cobertura de ${part}, que está más bajo que ${attacker}.`,
    }[locale]
  }
  if (!isAllowed) {
    return {
      en: `${part} would give Cover [1], but the unit of ${defender} has no hunker token.`,
      es: `${part} daría Cobertura [1], pero la unidad de ${defender} no tiene fichas de Resguardo.`,
    }[locale]
  }
  return {
    en: `Lines from ${attacker} to ${defender} pass through ${part}, ${length(gap, 'en')} from ${defender} and not lower than ${attacker}: Cover [1].`,
    es: `Hay líneas de ${attacker} a ${defender} que pasan por ${part}, a ${length(gap, 'es')} de ${defender} y no más bajo que ${attacker}: Cobertura [1].`,
  }[locale]
}

/** Rules on cover. */
export const coverRules = {
  'shatterpoint.cover.dice': rule<{ attacker: string; defender: string; type: AttackType; cover: number }>({
    title: { en: 'Cover adds defence dice', es: 'La cobertura añade dados de defensa' },
    says: {
      en: 'A character with Cover [X] adds X defence dice against a ranged attack.',
      es: 'Un personaje con Cobertura [X] añade X dados de defensa contra un ataque a distancia.',
    },
    section: 'Hunker and cover',
    page: '37',
    rulings: [],
    explain: {
      en: ({ attacker, defender, type, cover }) =>
        type === 'melee'
          ? `${attacker} attacks in melee: cover adds nothing.`
          : cover === 0
            ? `${defender} has no cover against ${attacker}.`
            : `${defender} has Cover [${cover}] against ${attacker}: ${moreDice(cover, 'en')} in defence.`,
      es: ({ attacker, defender, type, cover }) =>
        type === 'melee'
          ? `${attacker} ataca cuerpo a cuerpo: la cobertura no añade nada.`
          : cover === 0
            ? `${defender} no tiene cobertura contra ${attacker}.`
            : `${defender} tiene Cobertura [${cover}] contra ${attacker}: ${moreDice(cover, 'es')} de defensa.`,
    },
  }),
  'shatterpoint.cover.terrain': rule<Terrain>({
    title: { en: 'Cover from terrain', es: 'Cobertura del terreno' },
    says: {
      en: 'Against a ranged attack terrain gives Cover [1], once, if the defender is within range 1 of a part that is not lower than the attacker and some line from base to base passes through that part.',
      es: 'Contra un ataque a distancia el terreno da Cobertura [1], una vez, si el defensor está a alcance 1 de una parte no más baja que el atacante y alguna línea de peana a peana la atraviesa.',
    },
    section: 'Hunker and cover',
    page: '37',
    rulings: ['Q-35'],
    explain: { en: (facts) => terrainText(facts, 'en'), es: (facts) => terrainText(facts, 'es') },
  }),
  'shatterpoint.cover.hunker': rule<{ unit: string; tokens: number }>({
    title: { en: 'Cover from hunker tokens', es: 'Cobertura del resguardo' },
    says: {
      en: 'Each hunker token of a unit gives its characters Cover [1]; it adds up with other cover.',
      es: 'Cada ficha de Resguardo de una unidad da a sus personajes Cobertura [1]; se suma a otras coberturas.',
    },
    section: 'Hunker and cover',
    page: '37',
    rulings: [],
    explain: {
      en: ({ unit, tokens }) => `${unit} has ${hunkerCount(tokens, 'en')}: Cover [${tokens}].`,
      es: ({ unit, tokens }) => `${unit} tiene ${hunkerCount(tokens, 'es')}: Cobertura [${tokens}].`,
    },
  }),
}

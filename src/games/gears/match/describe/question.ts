import type { Localized } from '../../../../lib/locale.ts'
import { decisionName } from '../../locust/ai/ai.words.ts'
import type { MatchDecisionKind } from '../../locust/ai/decision.ts'
import { DECISION_KINDS } from '../../locust/ai/decision.ts'

type OwnKind = Exclude<MatchDecisionKind, (typeof DECISION_KINDS)[number]>

const OWN: Readonly<Record<OwnKind, Localized>> = {
  followOffer: { en: 'whether to follow', es: 'si se Sigue' },
  discardForWounds: {
    en: 'the order card to discard for a wound',
    es: 'la carta de Orden que se descarta por una herida',
  },
  ownCover: { en: 'whether to take cover', es: 'si se pone a cubierto' },
  exploreOffer: { en: 'whether to explore the door', es: 'si se explora la puerta' },
  moveOn: { en: 'whether to move on', es: 'si se sigue moviendo' },
  locustChoice: { en: 'the Locust', es: 'el Locust' },
  recipientChoice: { en: 'whom it is for', es: 'para quién es' },
  ammoChoice: { en: 'the weapon that gets the ammo', es: 'el arma que recibe la munición' },
  weaponKept: { en: 'the weapon to keep', es: 'el arma que se conserva' },
  weaponLimit: { en: 'the weapon to give up', es: 'el arma que se abandona' },
  zoneChoice: { en: 'the zone', es: 'la zona' },
  missionChoice: { en: 'what the mission card leaves open', es: 'lo que la carta de Misión deja abierto' },
}

/** What is asked, in words. */
export function decisionWords(kind: string): Localized {
  const known = DECISION_KINDS.find((decisionKind) => decisionKind === kind)
  if (known !== undefined) return { en: decisionName(known, 'en'), es: decisionName(known, 'es') }
  return OWN[kind as OwnKind] ?? { en: 'an option', es: 'una opción' }
}

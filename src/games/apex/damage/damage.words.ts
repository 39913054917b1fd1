import type { Locale } from '../../../lib/locale.ts'
import type { Damaged } from './damage.ts'

/** How a Legend is after damage, in a sentence. */
export function targetSentence(name: string, after: Damaged, locale: Locale): string {
  if (after.eliminated) {
    const emergency = { en: ' despite the emergency shield', es: ' pese al escudo de emergencia' }[locale]
    const but = after.emergencyShieldUsed ? emergency : ''
    return { en: `${name}: eliminated${but}.`, es: `${name}: Leyenda eliminada${but}.` }[locale]
  }
  const values = {
    en: `Shield ${after.shield}, Health ${after.health}`,
    es: `Escudo ${after.shield}, Salud ${after.health}`,
  }
  const saved = {
    en: ` The emergency shield cancelled ${after.cancelled} damage.`,
    es: ` El escudo de emergencia anuló ${after.cancelled} de daño.`,
  }[locale]
  return `${name}: ${values[locale]}.${after.emergencyShieldUsed ? saved : ''}`
}

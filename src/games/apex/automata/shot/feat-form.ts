import { z } from 'zod'
import { FeatFace } from '../content/automaton-feats.ts'
import { cardForm } from '../setting/card-form.ts'

/** A Feat of an Automaton, by its id or described. */
export const FeatForm = cardForm(FeatFace, 'ApexAutomatonFeatForm')

/** When a reaction is applied. */
export const ReactionPhase = z.enum(['before', 'after']).meta({ id: 'ApexReactionPhase' })

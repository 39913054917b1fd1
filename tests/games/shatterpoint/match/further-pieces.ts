import { shatterpointContent } from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import type { Kick, Piece, Scene } from './further-scenes.ts'

/** The names of units and the places that scenes of further units are made of. */

export const MAUL = 'lord-maul'
export const REX = 'cc-7567-captain-rex'
export const CLONES = '501st-clone-troopers'
export const ANAKIN = 'general-anakin-skywalker'
export const DROIDS = 'b1-battle-droids'

export const at = (...places: [number, number][]): Piece => ({ at: places })
/** Somebody near the middle, next to them at the right, and far away. */
export const HERE = at([300, 300], [300, 360])
export const NEXT = at([360, 300], [360, 370])
export const NEAR = at([420, 300], [420, 360])
export const FAR = at([700, 700], [700, 760])

export type Row = [
  ability: string,
  A: Record<string, Piece>,
  B: Record<string, Piece>,
  kick: Kick,
  shows: string,
  more?: Partial<Scene>,
]

export const use = (unit: string): Kick => ({ use: unit })
export const begin = (unit: string): Kick => ({ begin: unit })
export const attack = (type: 'melee' | 'ranged', by: string, on: string): Kick => ({ attack: type, by, on })

export const COMMANDOS = 'republic-clone-commandos'
export const T212 = '212th-clone-troopers'
export const ARF = 'arf-clone-troopers'
export const AHSOKA = 'padawan-ahsoka-tano'
export const PADME = 'queen-padme-amidala'
export const SHAAK = 'jedi-master-shaak-ti'
export const GRIEVOUS = 'general-grievous'
export const KRAKEN = 'kraken-super-tactical-droid'
export const B2 = 'b2-battle-droids'
export const GUARD = 'magnaguard'
export const JANGO = 'jango-fett-bounty-hunter'
export const TALZIN = 'mother-talzin'
export const SAVAGE = 'savage-opress'
export const ACOLYTES = 'nightsister-acolytes'
export const GWARM = 'gwarm'
export const PIRATES = 'weequay-pirates'
export const HK = 'hk-87-assassin-droids'
export const COVERT = 'covert-mandalorians'
export const PAZ = 'paz-vizsla'
export const WING = 'wing-guard'
export const INQUISITOR = 'grand-inquisitor-fallen-jedi'
export const THIRD = 'third-sister'
export const FIFTH = 'fifth-brother'
export const FOURTH = 'fourth-sister'
export const STORM = 'stormtroopers'
export const DARK = 'dark-troopers'
export const DEATH = 'death-troopers'
export const SNOW = 'snowtroopers'
export const ENOCH = 'enoch-captain-of-the-guard'
export const KANAN = 'kanan-jarrus-spectre-1'
export const EZRA = 'ezra-bridger-spectre-6'
export const ZEB = 'zeb-orrelios-spectre-4'
export const CHOPPER = 'chopper-c1-10p-spectre-3'
export const LUKE = 'luke-skywalker-daring-hero'
export const CHIRPA = 'chief-chirpa'
export const EWOKS = 'ewok-hunters'

export const WOLVES = '104th-wolfpack-troopers'
export const FILS = 'fils-clones'
export const SEV = 'sev-and-scorch'
export const CODY = 'cc-2224-clone-commander-cody'
export const MACE = 'jedi-master-mace-windu'
export const FIXER = 'rc-1140-fixer'
export const ECHO = 'echo-and-tech'
export const DOOKU = 'count-dooku-separatist-leader'
export const RIFF = 'riff-tamson'
export const NOSSOR = 'nossor-ri'
export const AQUA = 'aqua-droids'
export const ISB = 'isb-agents'
export const ELITE = 'elite-squad-troopers'
export const HUNTING_VADER = 'darth-vader-jedi-hunter'
export const VADER = 'darth-vader-the-emperors-servant'
export const SHORE = 'shoretroopers'
export const FIREBRAND = 'es-04-firebrand'
export const MEEKO = 'del-meeko-inferno-squad'
export const FULCRUM = 'ahsoka-tano-fulcrum'
export const KNIGHT = 'jedi-knight-luke-skywalker'
export const MANDO = 'the-mandalorian'
export const BOBA = 'boba-fett-on-contract'
export const DENGAR = 'dengar-the-demolisher'
export const BOSSK = 'bossk-single-minded-slayer'
export const HUNTERS = 'bounty-hunters'
export const AURRA = 'aurra-sing'
export const ARMORER = 'the-armorer'
export const BANE = 'cad-bane-notorious-hunter'

export const HUNTER = 'clone-sergeant-hunter'
export const WRECKER = 'wrecker-and-omega'
export const HASK = 'gideon-hask-inferno-squad'
export const FORCES = 'imperial-special-forces'
export const ESCORT = 'death-trooper-escort'
export const LOGRAY = 'logray-bright-tree-shaman'
export const REBELS = 'rebel-commandos'
export const BARRISS = 'barriss-offee-jedi-padawan'
export const NAHDAR = 'nahdar-vebb-jedi-knight'
export const CHEWIE = 'chewie'
export const IDEN = 'commander-iden-versio'
export const HAN = 'han-and-chewie-in-it-for-the-money'

/** A unit that one damage more wounds. */
export const weak = (card: string, piece: Piece): Piece => ({
  ...piece,
  damage: (shatterpointContent.units.get(card)?.stamina ?? 1) - 1,
})

/** An IPv6 user has at least so many bits of an address alone. */
const HOST_GROUPS = 4
const GROUPS = 8

/** The part of an address that tells users apart: IPv4 as it is, IPv6 without the half that each user may choose. */
export function addressGroup(ip: string): string {
  if (!ip.includes(':')) return ip
  const [address = ''] = ip.split('%')
  const mapped = /^(?:0{0,4}:){2,5}ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length)
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return `${groups
    .slice(0, HOST_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** Written by the sponsors plugin before the site is bundled. */
declare module '@generated/sponsors/default/rooms.json' {
  import type {TierRoom} from './engine/room';

  const rooms: TierRoom[];
  export default rooms;
}

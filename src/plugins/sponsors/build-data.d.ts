/** Written by the sponsors plugin before the site is bundled. */
declare module '@generated/sponsors/default/rooms.json' {
  import type {RankRoom} from './engine/room';

  const rooms: RankRoom[];
  export default rooms;
}

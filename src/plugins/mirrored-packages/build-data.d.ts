/** Written by the mirrored-packages plugin before the site is bundled. */
declare module '@generated/mirrored-packages/default/ended.json' {
  import type {MaintenanceStatus} from '../../config/maintenance-status';

  /** By the name on npm. */
  const ended: Readonly<Record<string, Exclude<MaintenanceStatus, 'maintained' | 'older'>>>;
  export default ended;
}

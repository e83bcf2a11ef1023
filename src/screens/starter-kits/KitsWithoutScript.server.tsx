import file from '@site/src/data/starter-kits.json';
import {KitTable} from './KitTable';

/** All kits, for readers without scripts: nothing could filter them. */
export default function KitsWithoutScript() {
  return <KitTable kits={file.kits} />;
}

import file from '@site/src/data/starter-kits.json';
import {KitTable} from './KitTable';

/** All kits, for readers without scripts: the rows of the table are loaded by one. */
export default function KitsWithoutScript() {
  return <KitTable kits={file.kits} />;
}

import down from 'lucide-static/icons/arrow-down.svg';
import enter from 'lucide-static/icons/corner-down-left.svg';
import up from 'lucide-static/icons/arrow-up.svg';
import type {SearchAnswer, SearchVersion} from '@site/src/plugins/search/types';
import {Icon} from '../../../../components/ui/Icon';
import {ExternalLink} from '../../../../components/ui/ExternalLink';
import {searchAddress} from '../search-address';
import styles from './PanelFoot.module.css';

/** What the keys do, for those who have them. */
function Keys() {
  return (
    <span className={styles.keys} aria-hidden="true">
      <kbd>
        <Icon svg={up} />
      </kbd>
      <kbd>
        <Icon svg={down} />
      </kbd>
      choose
      <kbd>
        <Icon svg={enter} />
      </kbd>
      open
      <kbd>esc</kbd>
      close
    </span>
  );
}

interface Props {
  answer: SearchAnswer;
  version: SearchVersion;
}

/** The end of an answer: the way to all of it, to another version, and who has searched. */
export function AnswerFoot({answer, version}: Props) {
  const {elsewhere, engine, query, total} = answer;
  return (
    <>
      {elsewhere && (
        <p className={styles.elsewhere}>
          webpack {elsewhere.version} has{' '}
          <a href={elsewhere.hit.url}>
            {elsewhere.hit.subcategory === elsewhere.hit.title
              ? elsewhere.hit.title
              : `${elsewhere.hit.subcategory} › ${elsewhere.hit.title}`}
          </a>
        </p>
      )}
      <div className={styles.foot}>
        <Keys />
        {total > 0 && <a href={searchAddress({query, version})}>All {total} results</a>}
        <span className={styles.engine}>
          Search by <ExternalLink href={engine.url}>{engine.name}</ExternalLink>
        </span>
      </div>
    </>
  );
}

/** The end of what an empty field shows. */
export function StartFoot() {
  return (
    <div className={styles.foot}>
      <Keys />
    </div>
  );
}

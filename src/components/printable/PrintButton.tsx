import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './Printable.module.css';

/**
 * Opens the print dialog. Links that end in its id open it at once (static/print.js); without
 * scripts they lead to the sentence that says how else to print.
 */
export function PrintButton() {
  useBrokenLinks().collectAnchor('print');
  return (
    <div id="print">
      {/* src/client/static/print-document.ts listens. */}
      <button type="button" data-print="" className={styles.print}>
        Print
      </button>
      <span className={styles.byHand}>Print with the menu of your browser.</span>
    </div>
  );
}

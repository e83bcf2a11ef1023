/** What a printable page is shown with beside the styles of every page: those of elements that few pages have, too. */
import '@site/src/css/annotated.css';
import '@site/src/css/bundle.css';
import '@site/src/css/diagrams.css';
import '@site/src/css/elements.css';
import '@site/src/css/images.css';
import '@site/src/css/guide-steps.css';
import '@site/src/css/option-index.css';
import '@site/src/css/lines.css';
import '@site/src/css/margin.css';
import '@site/src/css/options.css';
import '@site/src/css/releases.css';
import '@site/src/css/hook-order.css';
import '@site/src/css/tables.css';
import '@site/src/css/matrix.css';
import '@site/src/css/cells.css';
import '@site/src/css/tabs.css';
import './Printable.module.css';

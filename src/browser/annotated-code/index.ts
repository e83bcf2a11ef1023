/**
 * What pages with annotated code or diffs do; the others do not load it. Nothing here may import
 * React.
 */
import './copy-selection';
import './details';
import './load-styles';

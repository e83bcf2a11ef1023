/**
 * The behaviors of pages that work without the application. Built pages load them in one small script
 * (built-script.ts); the development server loads them as a client module.
 */
import '../../../browser/close-after-link';
import '../../../browser/copy-code';
import '../../markdown-export/browser/copy-page';
import '../../../browser/current-heading';
import '../../../browser/history-entries';
import '../../sponsors/browser/notification';
import '../../../browser/print-document';
import '../../search/browser/search-shortcut';
import '../../../browser/sidebar-scroll';
import '../../docs/browser/tabs';
import '../../../browser/theme-toggle';

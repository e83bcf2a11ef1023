const map = new URL(/* webpackPreload: true */ "./leaf.woff2", import.meta.url);

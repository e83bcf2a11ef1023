if (import.meta.webpackHot) import.meta.webpackHot.accept();

/******/ (() => { // webpackBootstrap
1
/******/ })()
;
/** Stamped by the build mode (decision 14). */
declare const __STAGE__: 'development' | 'production';

export { defaultConfig, type ServerConfig } from './config.ts'
export { type RunningDesk, serveDesk } from './serve.ts'
export * from './storage/index.ts'

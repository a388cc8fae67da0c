export { germanIssues as de } from '@zug/engine'

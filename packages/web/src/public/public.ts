import '../design/base.css'
import './public.css'
